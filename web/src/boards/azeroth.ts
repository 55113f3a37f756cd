/** Small World of Warcraft: the islands drawn for this table, from their polygons. */

import bodies from "virtual:emblems/azeroth";
import list from "./emblems/azeroth.json";
import { groundOf } from "./ground";
import { emblemOf, layoutOfDrawings, type BoardArt, type Layout, type Line, type Look } from "./layout";
import type { Element, View } from "../types";

export { bodies };

function layout(view: View): Layout | null {
  const found = layoutOfDrawings(view, (place) => ({
    tone: groundOf(place),
    silent: true,
    largest: 1.5,
  }));
  if (!found) return null;
  const shores = ["shore-far", "shore-near"].flatMap((tone): Line[] =>
    Object.values(found.spots).flatMap(({ outline }) => (outline ? [{ path: outline, tone }] : [])),
  );
  return { ...found, lines: [...shores, ...(found.lines ?? [])] };
}

const TONES: Record<string, string> = {
  "piece-mountain": "stone",
  "piece-murloc": "green",
  "piece-bomb": "danger",
  "piece-objective": "gold",
  "piece-marker": "gold",
};

function look(element: Element): Look {
  const id = element.label.id;
  const emblem = emblemOf(list, id) ?? emblemOf(list, element.kind) ?? "meeple";
  if (id.startsWith("race-") || element.kind.startsWith("race")) return { emblem, shape: "token" };
  const tone = TONES[id] ?? (id.startsWith("relic") ? "gold" : "stone");
  return element.owner === undefined ? { emblem, shape: "token", tone } : { emblem, shape: "token" };
}

export const art: BoardArt = { layout, look };
