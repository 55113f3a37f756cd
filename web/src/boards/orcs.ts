/** Orcs vs Orcs: the Vast Lands with their roads, and the battle in its lines. */

import bodies from "virtual:emblems/orcs";
import type { Laid } from "./arrange";
import list from "./emblems/orcs.json";
import { emblemOf, layoutOfDrawings, type BoardArt, type Layout, type Look, type Mark, type Spot } from "./layout";
import { circle } from "./points";
import type { Element, View } from "../types";

export { bodies };

const RADIUS = 47;
const KINDS = ["village", "ruin", "mana-well", "city", "white-tower", "dark-city"];
const GROUNDS: Record<string, string> = {
  "mana-well": "water",
  city: "town",
  "white-tower": "snow",
  "dark-city": "mountain",
  ruin: "desert",
};

function layout(view: View): Layout | null {
  const found = layoutOfDrawings(
    view,
    (place) => ({ tone: GROUNDS[place.kind] ?? "field", silent: true, largest: 1.2 }),
    [80, 80],
  );
  if (!found) return null;
  for (const place of view.places) {
    const spot = found.spots[place.id];
    if (spot) spot.outline = circle(spot.x + spot.width / 2, spot.y + spot.height / 2, RADIUS);
  }
  return { ...found, around: "waste" };
}

// The battle: the two first lines face each other, the second lines and the heroes stand behind.

const COLUMN = 92;
const LEFT = 120;
const FIRST_ROW: Record<string, number> = { hero: 56, back: 130, front: 212 };
const SQUARES = 6;
const RED = 4;
const TRACK = 304;
const HEIGHT = 2 * TRACK;
const FEWEST = 5;

function scene(view: View): Layout | null {
  const fields = view.places.filter((place) => place.kind === "field");
  if (fields.length !== 2) return null;
  // One's own side is near; a spectator sees the second side near.
  const near = fields.find(({ id }) => id === `field/${view.seat + 1}`) ?? fields[1];
  const pinned: Record<string, Laid> = {};
  let columns = FEWEST;
  for (const element of view.elements) {
    const found = /^engaged\/\d+\/(?:(\d+)\/(front|back|hero)|loose)$/.exec(element.id);
    if (!found) continue;
    const column = Number(found[1] ?? 0);
    columns = Math.max(columns, column);
    const row = FIRST_ROW[found[2] ?? "front"] ?? 0;
    pinned[element.id] = {
      x: column ? LEFT + (column - 0.5) * COLUMN : LEFT / 2,
      y: element.place === near?.id ? HEIGHT - row : row,
      scale: 1.5,
    };
  }
  const width = LEFT + columns * COLUMN + 24;
  const spots: Record<string, Spot> = {};
  for (const field of fields) {
    const top = field === near ? TRACK + 44 : 8;
    spots[field.id] = { x: 8, y: top, width: width - 16, height: TRACK - 52, tone: "supply", silent: true };
  }
  const square = (number: number): number => LEFT + (number - 0.5) * COLUMN * (columns / (SQUARES + 1));
  const marks: Mark[] = [];
  for (let number = 1; number <= SQUARES; number += 1) {
    marks.push({
      x: square(number),
      y: TRACK,
      size: 20,
      path: "M-24 -24H24V24H-24Z",
      text: String(number),
      tone: number === RED ? "price dear peril" : "price dear",
    });
  }
  spots["track"] = { x: 8, y: TRACK - 38, width: width - 16, height: 76, tone: "bare", silent: true };
  for (const element of view.elements) {
    if (element.place !== "track") continue;
    const own = element.id === `strikes/${Number(near?.id.split("/")[1])}`;
    pinned[element.id] = {
      x: square(Number(element.traits?.["square"] ?? 1)) + (own ? 14 : -14),
      y: TRACK + (own ? 20 : -20),
      scale: 0.85,
    };
  }
  return { width, height: HEIGHT, spots, marks, pinned, around: "waste" };
}

const SHAPES: Record<string, Look["shape"]> = {
  unit: "card",
  hero: "card",
  objective: "card",
  marker: "disc",
  horde: "figure",
  "horde-laid": "figure",
};

function look(element: Element): Look {
  const { kind, label, traits } = element;
  const emblem = emblemOf(list, label.id) ?? emblemOf(list, kind) ?? "orc-head";
  const shape = SHAPES[kind] ?? "token";
  if (KINDS.includes(kind)) return { emblem, shape, tone: "bare" };
  return {
    emblem,
    shape,
    turned: kind === "horde-laid" || kind === "fortress-lying",
    faded: Boolean(traits?.["down"] || traits?.["rests"]),
  };
}

export const art: BoardArt = { layout, scene, look };
