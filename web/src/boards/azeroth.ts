/** Small World of Warcraft: the islands drawn for this table, from their polygons. */

import bodies from "virtual:emblems/azeroth";
import list from "./emblems/azeroth.json";
import { groundOf } from "./ground";
import { emblemOf, layoutOfDrawings, type BoardArt, type Layout, type Line, type Look, type Mark } from "./layout";
import { boxOf, pointsOf } from "./points";
import type { Element, Place, View } from "../types";

export { bodies };

const GAP = 60;
const COLUMNS = 2;
/** How far above its pieces the number of a region stands. */
const ABOVE = 70;

/** The islands in rows, as near to each other as their coasts allow: the sea between is only sea. */
function gathered(view: View): View {
  const land = view.places.filter(({ drawing }) => drawing?.outline);
  const first = new Set(view.elements.filter(({ kind }) => kind === "face").map(({ place }) => place));
  const islands: Place[][] = [];
  for (const place of land) {
    if (first.has(place.id) || !islands.length) islands.push([]);
    islands[islands.length - 1]?.push(place);
  }
  const boxes = islands.map((island) =>
    boxOf(island.flatMap(({ drawing }) => pointsOf(drawing?.outline ?? ""))),
  );
  const widths = boxes.map((box) => box.right - box.left);
  const widest = Math.max(...rowsOf(widths).map((row) => widthOf(row)));
  const moved = new Map<string, Place>();
  let top = 0;
  for (let start = 0; start < islands.length; start += COLUMNS) {
    let left = (widest - widthOf(widths.slice(start, start + COLUMNS))) / 2;
    let below = 0;
    for (const [number, island] of islands.slice(start, start + COLUMNS).entries()) {
      const box = boxes[start + number];
      if (!box) continue;
      const [dx, dy] = [left - box.left, top - box.top];
      for (const place of island) moved.set(place.id, shifted(place, dx, dy));
      left += box.right - box.left + GAP;
      below = Math.max(below, box.bottom - box.top + GAP);
    }
    top += below;
  }
  return { ...view, places: view.places.map((place) => moved.get(place.id) ?? place) };
}

function rowsOf(widths: number[]): number[][] {
  return widths.flatMap((_, start) =>
    start % COLUMNS ? [] : [widths.slice(start, start + COLUMNS)],
  );
}

function widthOf(row: number[]): number {
  return row.reduce((sum, width) => sum + width, 0) + GAP * (row.length - 1);
}

function shifted(place: Place, dx: number, dy: number): Place {
  const { x = 0, y = 0, outline = "" } = place.drawing ?? {};
  const points = pointsOf(outline).map(([px, py]) => `${px + dx},${py + dy}`);
  return { ...place, drawing: { x: x + dx, y: y + dy, outline: points.join(" ") } };
}

function layout(view: View): Layout | null {
  const found = layoutOfDrawings(gathered(view), (place) => ({
    tone: groundOf(place),
    silent: true,
    largest: 2.2,
  }));
  if (!found) return null;
  const shores = ["shore-far", "shore-near"].flatMap((tone): Line[] =>
    Object.values(found.spots).flatMap(({ outline }) => (outline ? [{ path: outline, tone }] : [])),
  );
  const numbers = Object.entries(found.spots).flatMap(([id, spot]): Mark[] => {
    const number = /^region\/(\d+)$/.exec(id)?.[1];
    const [x, y] = [spot.x + spot.width / 2, spot.y + spot.height / 2];
    return number
      ? [{ x, y: Math.max(spot.y - 6, y - ABOVE), size: 24, text: number, tone: "heading" }]
      : [];
  });
  return {
    ...found,
    lines: [...shores, ...(found.lines ?? [])],
    marks: [...numbers, ...costs(view, found)],
  };
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
