/** Small World of Warcraft: the islands drawn for this table, from their polygons. */

import bodies from "virtual:emblems/azeroth";
import list from "./emblems/azeroth.json";
import { groundOf } from "./ground";
import { emblemOf, layoutOfDrawings, type BoardArt, type Layout, type Line, type Look, type Mark } from "./layout";
import type { Element, View } from "../types";

export { bodies };

function layout(view: View): Layout | null {
  const found = layoutOfDrawings(view, (place) => ({
    tone: groundOf(place),
    silent: true,
    largest: 2.3,
  }));
  if (!found) return null;
  const shores = ["shore-far", "shore-near"].flatMap((tone): Line[] =>
    Object.values(found.spots).flatMap(({ outline }) => (outline ? [{ path: outline, tone }] : [])),
  );
  return { ...found, lines: [...shores, ...(found.lines ?? [])], marks: costs(view, found) };
}

/** What each region would cost, on a shield: filled where the tokens suffice. */
function costs(view: View, found: Layout): Mark[] {
  return view.elements.flatMap(({ kind, place, traits }): Mark[] => {
    const spot = found.spots[place];
    if (kind !== "cost" || !spot) return [];
    const tone = traits?.["enough"] ? "price" : "price dear";
    const [x, y] = [spot.x + spot.width / 2, spot.y + spot.height + 4];
    return [{ x, y, size: 30, path: SHIELD, text: String(traits?.["cost"] ?? ""), tone }];
  });
}

const SHIELD = "M-24 -24H24V4Q24 22 0 32Q-24 22 -24 4Z";

const TONES: Record<string, string> = {
  mountain: "stone",
  murloc: "green",
  bomb: "danger",
  objective: "gold",
  marker: "gold",
  relic: "gold",
};

/** What is printed on the land itself. */
const PRINTED = ["entry", "cavern", "magic"];
/** What the drawing of the ground and its marks tell already. */
const SHOWN_OTHERWISE = ["sea", "lake", "face", "cost"];

function look(element: Element): Look | null {
  const { kind, label, traits } = element;
  if (SHOWN_OTHERWISE.includes(kind)) return null;
  const race = traits?.["race"];
  const ofRace = race === undefined ? undefined : emblemOf(list, `race-${race}`);
  const named = emblemOf(list, label.id) ?? emblemOf(list, `piece-${kind}`) ?? emblemOf(list, `symbol-${kind}`);
  if (kind === "combo" || kind === "banner") {
    const power = traits?.["power"] ?? powerOf(element);
    const second = power === undefined ? undefined : emblemOf(list, `power-${power}`);
    return { emblem: ofRace ?? "meeple", shape: "card", ...(second ? { second } : {}) };
  }
  const emblem = ofRace ?? named ?? "meeple";
  if (PRINTED.includes(kind)) return { emblem, shape: "disc", tone: "printed" };
  if (kind === "army") return { emblem, shape: "figure" };
  if (kind === "declined") return { emblem, shape: "token", tone: "fallen" };
  return { emblem, shape: "token", tone: TONES[kind] ?? (element.owner === undefined ? "stone" : "") };
}

/** The power that a name of race and power holds. */
function powerOf(element: Element): string | undefined {
  const power = element.label.args?.["power"];
  return typeof power === "object" ? power.id.replace(/^power-/, "") : undefined;
}

export const art: BoardArt = { layout, look };
