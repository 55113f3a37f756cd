/** How a game's board is drawn: where its places lie, and what its elements look like. */

import type { Element, Place, View } from "../types";
import type { Laid } from "./arrange";
import { coast } from "./coast";
import { boxOf, pointsOf, type Point } from "./points";

/** A place on the board: its outline, and the room in which its elements lie. */
export interface Spot {
  /** An SVG path; without one the room itself is drawn. */
  outline?: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The ground: `forest`, `sea`, `slot`, `track`, `field` … as the style sheet of boards has them. */
  tone?: string;
  /** Where the name stands, and how large; without it the name stands above the room. */
  label?: { x: number; y: number; size?: number; anchor?: "start" | "middle" };
  /** The name is said, but not written. */
  silent?: boolean;
  /** How much larger than life a piece may lie here. */
  largest?: number;
}

/** What an element looks like. */
export interface Look {
  emblem: string;
  /** A second emblem, for things that are two at once. */
  second?: string;
  shape: Shape;
  /** A few letters or digits on it. */
  badge?: string;
  /** A class of the style sheet of boards, beside the colour of its owner. */
  tone?: string;
  /** It lies on its side: exhausted, tipped, used. */
  turned?: boolean;
  /** It is there but counts for nothing now. */
  faded?: boolean;
}

export type Shape = "figure" | "token" | "disc" | "card";

/** Something drawn that nobody can point at: a river, a border, a compass. */
export interface Line {
  path: string;
  tone: string;
}

/** An emblem, a shape or a few words drawn beside the places. */
export interface Mark {
  x: number;
  y: number;
  size: number;
  emblem?: string;
  text?: string;
  /** A path around the mark's own origin. */
  path?: string;
  tone?: string;
  /** Whose it is: it bears the colour and the sign of this seat. */
  owner?: number;
}

export interface Layout {
  width: number;
  height: number;
  /** What lies around the places: the sea, unless it is said. */
  around?: "sea" | "waste" | "table";
  spots: Record<string, Spot>;
  /** Where certain elements lie, if not one beside the other in their place. */
  pinned?: Record<string, Laid>;
  /** Lines drawn beneath the places. */
  lines?: Line[];
  /** Lines drawn above the places. */
  over?: Line[];
  /** Marks drawn above the places and beneath what lies on them. */
  marks?: Mark[];
}

export interface BoardArt {
  /** Give the layout for a view, or null where nothing is drawn (then everything lies in trays). */
  layout(view: View): Layout | null;
  /** Give a second drawing, above the board: a battle, say, that is fought beside the map. */
  scene?(view: View): Layout | null;
  /** Give the look of an element, or null where the board shows in another way what it tells. */
  look(element: Element): Look | null;
}

/** What an element looks like where no board says so. */
export function plainLook(element: Element): Look {
  return {
    emblem: element.kind.includes("card") ? "card-pickup" : "meeple",
    shape: element.kind.includes("card") ? "card" : "token",
  };
}

/** The emblem of a thing by its message: `figure-leper-2`, or else `figure-leper`, or else `figure`. */
export function emblemOf(list: Record<string, string>, id: string): string | undefined {
  for (let name = id; name; name = name.slice(0, Math.max(0, name.lastIndexOf("-")))) {
    const found = list[name];
    if (found !== undefined) return found;
  }
  return undefined;
}

const MARGIN = 24;
/** The part of a region's width and height in which its pieces lie. */
const ROOM = 0.66;
const SPOT: [number, number] = [84, 64];

/** Lay out the places that say themselves where they lie: maps that are content of a game. */
export function layoutOfDrawings(
  view: View,
  spotOf: (place: Place) => Partial<Spot>,
  size: Point = SPOT,
): Layout | null {
  const drawn = view.places.flatMap((place) =>
    place.drawing ? [{ place, drawing: place.drawing }] : [],
  );
  if (!drawn.length) return null;
  const corners = drawn.flatMap(({ drawing }): Point[] =>
    drawing.outline
      ? pointsOf(drawing.outline)
      : [
          [drawing.x - size[0] / 2, drawing.y - size[1] / 2],
          [drawing.x + size[0] / 2, drawing.y + size[1] / 2],
        ],
  );
  const all = boxOf(corners);
  const [dx, dy] = [MARGIN - all.left, MARGIN - all.top];
  const spots: Record<string, Spot> = {};
  const lines: Line[] = [];
  const paved = new Set<string>();
  const centres = new Map(
    drawn.map(({ place, drawing }) => [place.id, [drawing.x + dx, drawing.y + dy] as const]),
  );
  for (const { place, drawing } of drawn) {
    const [x, y] = [drawing.x + dx, drawing.y + dy];
    let [width, height] = size;
    const spot: Spot = { x: 0, y: 0, width: 0, height: 0 };
    if (drawing.outline) {
      const points = pointsOf(drawing.outline);
      const box = boxOf(points);
      width = (box.right - box.left) * ROOM;
      height = (box.bottom - box.top) * ROOM;
      spot.outline = coast(points.map(([px, py]) => [px + dx, py + dy]));
    }
    Object.assign(spot, { x: x - width / 2, y: y - height / 2, width, height }, spotOf(place));
    spots[place.id] = spot;
    for (const other of drawing.roads ?? []) {
      const end = centres.get(other);
      const road = [place.id, other].sort().join(" ");
      // A road is drawn once, whichever of its ends tells of it.
      if (!end || paved.has(road)) continue;
      paved.add(road);
      lines.push({ path: `M${x} ${y}L${end[0]} ${end[1]}`, tone: "road" });
    }
  }
  return {
    width: all.right - all.left + 2 * MARGIN,
    height: all.bottom - all.top + 2 * MARGIN,
    spots,
    lines,
  };
}
