/** Stratego Legends: four battle boards of sixteen spaces; one's own side lies near. */

import bodies from "virtual:emblems/legends";
import list from "./emblems/legends.json";
import { groundOf } from "./ground";
import { emblemOf, layoutOfDrawings, type BoardArt, type Layout, type Line, type Look, type Mark, type Spot } from "./layout";
import type { Element, View } from "../types";

export { bodies };

const SIDE = 104;
const EDGE = 34;
const LETTERS = "abcdefgh";
const ACROSS = LETTERS.length;
const WHOLE = EDGE * 2 + SIDE * ACROSS;

function layout(view: View): Layout | null {
  const spots: Record<string, Spot> = {};
  const turned = sideOf(view) === "side-gray";
  for (const place of view.places) {
    const found = /^space\/([a-h])([1-8])$/.exec(place.id);
    if (!found) continue;
    const [column, row] = [LETTERS.indexOf(found[1] ?? "a"), Number(found[2]) - 1];
    const across = turned ? ACROSS - 1 - column : column;
    const down = turned ? row : ACROSS - 1 - row;
    spots[place.id] = {
      x: EDGE + across * SIDE,
      y: EDGE + down * SIDE,
      width: SIDE,
      height: SIDE,
      tone: groundOf(place),
      silent: true,
      largest: 1.9,
    };
  }
  if (!Object.keys(spots).length) return layoutOfDrawings(view, (place) => ({ tone: groundOf(place) }));
  const half = EDGE + (ACROSS / 2) * SIDE;
  const far = WHOLE - EDGE;
  const lines: Line[] = [{ path: `M${EDGE} ${EDGE}H${far}V${far}H${EDGE}Z`, tone: "frame" }];
  const marks: Mark[] = [
    ...[...LETTERS].flatMap((letter, number): Mark[] => {
      const place = EDGE + ((turned ? ACROSS - 1 - number : number) + 0.5) * SIDE;
      const row = EDGE + ((turned ? number : ACROSS - 1 - number) + 0.5) * SIDE;
      return [
        { x: place, y: WHOLE - EDGE / 2, size: 16, text: letter, tone: "heading" },
        { x: EDGE / 2, y: row, size: 16, text: String(number + 1), tone: "heading" },
      ];
    }),
  ];
  const over: Line[] = [
    { path: `M${half} ${EDGE}V${far}M${EDGE} ${half}H${far}`, tone: "seam" },
  ];
  return { width: WHOLE, height: WHOLE, spots, lines, marks, over };
}

/** Which side the viewer's army is, as his panel says; a spectator looks from beige's. */
function sideOf(view: View): string | undefined {
  const side = view.panels
    .find(({ seat }) => seat === view.seat)
    ?.facts.find(({ label }) => label.id === "fact-side")?.value;
  return typeof side === "object" ? side.id : undefined;
}

function look(element: Element): Look {
  const strength = element.traits?.["strength"];
  const emblem =
    emblemOf(list, element.label.id) ?? emblemOf(list, `type-${element.kind}`) ?? "swordman";
  const look: Look = {
    emblem,
    shape: "figure",
    tone: element.traits?.["concealed"] ? "concealed" : "",
    faded: Boolean(element.traits?.["used"]),
  };
  if (strength !== undefined) look.badge = String(strength);
  return look;
}

export const art: BoardArt = { layout, look };
