/** The emblems that are at hand: those that every page needs, and those of the boards looked at. */

import common from "virtual:emblems/common";

class Emblems {
  private bodies: Record<string, string> = $state.raw(common);

  add(more: Record<string, string>): void {
    this.bodies = { ...this.bodies, ...more };
  }

  /** The drawing of an emblem, 512 units wide; empty where there is none of this name. */
  body(name: string): string {
    return this.bodies[name] ?? "";
  }
}

export const emblems = new Emblems();
