/** Where the reader is, as the address after `#` says: `#/table/ID?seat=0`. */

export class Where {
  private hash = $state(location.hash);

  constructor() {
    window.addEventListener("hashchange", () => this.look());
  }

  /** Read the address anew: the browser tells of a change only some time after it. */
  look(): void {
    this.hash = location.hash;
  }

  get parts(): string[] {
    return this.hash.replace(/^#\/?/, "").split("?")[0]?.split("/").filter(Boolean) ?? [];
  }

  get query(): URLSearchParams {
    return new URLSearchParams(this.hash.split("?")[1] ?? "");
  }
}

export const where = new Where();

export function go(path: string): void {
  location.hash = path;
  where.look();
}
