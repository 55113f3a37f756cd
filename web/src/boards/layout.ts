/** How a game's board is drawn: where its places lie, and what its elements look like. */

import type { Element, View } from "../types";

/** A place on the board: its outline, and the room in which its elements lie. */
export interface Spot {
  /** An SVG path; without one the room itself is drawn. */
  outline?: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** A class of the style sheet of boards: `land`, `sea`, `track`, `slot`, `ruin` … */
  tone?: string;
  /** Where the label stands; without one it stands at the top of the room. */
  label?: { x: number; y: number };
}

/** What an element looks like. */
export interface Look {
  emblem: string;
  shape: "figure" | "token" | "card";
  /** A few letters or digits on it. */
  badge?: string;
  /** A class of the style sheet of boards, beside the colour of its owner. */
  tone?: string;
}

export interface Line {
  path: string;
  tone: string;
}

export interface Layout {
  width: number;
  height: number;
  spots: Record<string, Spot>;
  /** Lines between places, drawn beneath them. */
  lines?: Line[];
}

export interface BoardArt {
  /** The icon by which the home page shows the game. */
  emblem: string;
  /** Give the layout for a view, or null where nothing is drawn (then everything lies in trays). */
  layout(view: View): Layout | null;
  look(element: Element): Look;
}

/** What an element looks like where no board says so. */
export function plainLook(element: Element): Look {
  return {
    emblem: element.kind === "card" ? "card-pickup" : "meeple",
    shape: element.kind.includes("card") ? "card" : "token",
  };
}
