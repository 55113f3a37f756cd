/** Orcs vs Orcs: the Vast Lands with their roads, and the battle in its lines. */

import bodies from "virtual:emblems/orcs";
import list from "./emblems/orcs.json";
import { emblemOf, layoutOfDrawings, type BoardArt, type Layout, type Look, type Mark } from "./layout";
import { circle } from "./points";
import type { Element, View } from "../types";

export { bodies };

const RADIUS = 46;

function layout(view: View): Layout | null {
  const found = layoutOfDrawings(view, () => ({ tone: "land", silent: true }), [92, 92]);
  if (!found) return null;
  const marks: Mark[] = [];
  for (const place of view.places) {
    const spot = found.spots[place.id];
    if (!spot) continue;
    const [x, y] = [spot.x + spot.width / 2, spot.y + spot.height / 2];
    spot.outline = circle(x, y, RADIUS);
    const emblem = emblemOf(list, `kind-${place.kind}`) ?? emblemOf(list, place.kind);
    if (emblem) marks.push({ x, y: y - 12, size: 40, emblem, tone: "faint" });
  }
  return { ...found, marks, around: "waste" };
}

function look(element: Element): Look {
  const id = element.label.id;
  const emblem = emblemOf(list, id) ?? emblemOf(list, element.kind) ?? "orc-head";
  if (element.kind.includes("card") || id.startsWith("card")) return { emblem, shape: "card" };
  return { emblem, shape: element.kind.includes("horde") ? "figure" : "token" };
}

export const art: BoardArt = { layout, look };
