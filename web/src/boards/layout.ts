/** How a game's board is drawn: where its places lie, and what its elements look like. */

import type { Element, Place, View } from "../types";

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
  /** How long a game takes among people, in minutes, and how heavy it is, from 1 to 5. */
  minutes?: [number, number];
  weight?: number;
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

const MARGIN = 24;
/** The part of a region's width and height in which its pieces lie. */
const ROOM = 0.66;
const SPOT: [number, number] = [84, 64];

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function pointsOf(outline: string): [number, number][] {
  return outline
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(",").map(Number))
    .map(([x, y]) => [x ?? 0, y ?? 0]);
}

function boxOf(points: [number, number][]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** Lay out the places that say themselves where they lie: maps that are content of a game. */
export function layoutOfDrawings(view: View, toneOf: (place: Place) => string): Layout | null {
  const drawn = view.places.flatMap((place) =>
    place.drawing ? [{ place, drawing: place.drawing }] : [],
  );
  if (!drawn.length) return null;
  const corners = drawn.flatMap(({ drawing }): [number, number][] =>
    drawing.outline
      ? pointsOf(drawing.outline)
      : [
          [drawing.x - SPOT[0] / 2, drawing.y - SPOT[1] / 2],
          [drawing.x + SPOT[0] / 2, drawing.y + SPOT[1] / 2],
        ],
  );
  const all = boxOf(corners);
  const [dx, dy] = [MARGIN - all.left, MARGIN - all.top];
  const spots: Record<string, Spot> = {};
  const lines: Line[] = [];
  const centres = new Map(
    drawn.map(({ place, drawing }) => [place.id, [drawing.x + dx, drawing.y + dy] as const]),
  );
  for (const { place, drawing } of drawn) {
    const [x, y] = [drawing.x + dx, drawing.y + dy];
    let [width, height] = SPOT;
    const spot: Spot = { x: 0, y: 0, width: 0, height: 0, tone: toneOf(place) };
    if (drawing.outline) {
      const points = pointsOf(drawing.outline);
      const box = boxOf(points);
      width = (box.right - box.left) * ROOM;
      height = (box.bottom - box.top) * ROOM;
      spot.outline = `M${points.map(([px, py]) => `${px + dx} ${py + dy}`).join("L")}Z`;
    }
    Object.assign(spot, { x: x - width / 2, y: y - height / 2, width, height });
    spots[place.id] = spot;
    for (const other of drawing.roads ?? []) {
      const end = centres.get(other);
      // A road is drawn once, whichever of its ends tells of it.
      if (end && place.id < other) lines.push({ path: `M${x} ${y}L${end[0]} ${end[1]}`, tone: "road" });
    }
  }
  return {
    width: all.right - all.left + 2 * MARGIN,
    height: all.bottom - all.top + 2 * MARGIN,
    spots,
    lines,
  };
}
