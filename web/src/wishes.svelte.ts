/** How somebody wants to play in this browser. */

const CONFIRMING = "fracas-confirming";

class Wishes {
  /** Whether what one points at waits for a confirmation. */
  confirming = $state(localStorage.getItem(CONFIRMING) !== "no");

  confirm(wanted: boolean): void {
    this.confirming = wanted;
    localStorage.setItem(CONFIRMING, wanted ? "yes" : "no");
  }
}

export const wishes = new Wishes();
