/** Chaos in the Old World: nine regions from the far north to the Badlands, drawn by us. */

import bodies from "virtual:emblems/old_world";
import { coast } from "./coast";
import list from "./emblems/old_world.json";
import { emblemOf, type BoardArt, type Layout, type Line, type Look, type Mark, type Spot } from "./layout";
import type { Point } from "./points";
import type { Element, View } from "../types";

export { bodies };

type Box = readonly [x: number, y: number, width: number, height: number];

interface Region {
  /** Neighbours share corners; where they do not, the sea lies between them. */
  border: Point[];
  tone: string;
  /** What stands on the board's shield. */
  value: number;
  name: Point;
  /** The left of the two card spaces. */
  slots: Point;
  room: Box;
}

const REGIONS: Record<string, Region> = {
  norsca: {
    border: [[60, 60], [270, 24], [470, 34], [500, 100], [480, 205], [300, 232], [110, 222], [40, 140]],
    tone: "snow",
    value: 1,
    name: [132, 66],
    slots: [354, 56],
    room: [78, 78, 268, 138],
  },
  "troll-country": {
    border: [[470, 34], [660, 20], [860, 30], [884, 118], [850, 222], [650, 232], [480, 205], [500, 100]],
    tone: "waste",
    value: 1,
    name: [556, 62],
    slots: [744, 52],
    room: [512, 74, 226, 138],
  },
  kislev: {
    border: [[860, 30], [1040, 22], [1190, 60], [1206, 180], [1180, 290], [1000, 342], [868, 308], [850, 222], [884, 118]],
    tone: "field",
    value: 3,
    name: [1050, 100],
    slots: [896, 62],
    room: [896, 146, 282, 150],
  },
  empire: {
    border: [[530, 340], [560, 274], [700, 262], [835, 280], [868, 308], [1000, 342], [985, 432], [940, 512], [760, 532], [610, 512], [540, 430]],
    tone: "forest",
    value: 5,
    name: [612, 306],
    slots: [856, 352],
    room: [578, 318, 270, 182],
  },
  bretonnia: {
    border: [[130, 300], [330, 268], [470, 290], [530, 340], [540, 430], [610, 512], [590, 572], [430, 602], [330, 582], [160, 492], [96, 400]],
    tone: "plains",
    value: 3,
    name: [176, 322],
    slots: [402, 346],
    room: [140, 332, 256, 160],
  },
  estalia: {
    border: [[160, 492], [330, 582], [430, 602], [402, 700], [432, 796], [250, 806], [80, 730], [54, 600]],
    tone: "hill",
    value: 4,
    name: [136, 566],
    slots: [284, 624],
    room: [92, 586, 186, 170],
  },
  tilea: {
    border: [[430, 602], [590, 572], [640, 652], [724, 732], [650, 812], [432, 796], [402, 700]],
    tone: "field",
    value: 2,
    name: [486, 624],
    slots: [434, 640],
    room: [436, 718, 216, 80],
  },
  "border-princes": {
    border: [[610, 512], [760, 532], [940, 512], [952, 560], [962, 620], [902, 722], [724, 732], [640, 652], [590, 572]],
    tone: "hill",
    value: 1,
    name: [656, 556],
    slots: [836, 572],
    room: [652, 572, 178, 142],
  },
  badlands: {
    border: [[952, 560], [1130, 500], [1206, 600], [1190, 760], [1040, 812], [930, 800], [902, 722], [962, 620]],
    tone: "desert",
    value: 1,
    name: [1030, 572],
    slots: [1072, 584],
    room: [942, 664, 240, 130],
  },
};

const CARD = [54, 76] as const;
const [WIDTH, HEIGHT] = [1250, 830];
const SHORES = ["shore-far", "shore-near"];

const outlines = new Map(Object.entries(REGIONS).map(([id, { border }]) => [id, coast(border)]));

const lines: Line[] = [
  ...SHORES.flatMap((tone) => [...outlines.values()].map((path) => ({ path, tone }))),
  ...[[70, 262], [1060, 420], [480, 252], [1110, 452], [22, 310], [30, 800], [800, 790], [1200, 380]].map(
    ([x = 0, y = 0]) => ({ path: `M${x} ${y}q9 -9 18 0t18 0`, tone: "wave" }),
  ),
];

const SPOTS: Record<string, Spot> = {};
for (const [id, region] of Object.entries(REGIONS)) {
  const [x, y, width, height] = region.room;
  SPOTS[`region/${id}`] = {
    outline: outlines.get(id) ?? "",
    x,
    y,
    width,
    height,
    tone: region.tone,
    label: { x: region.name[0], y: region.name[1], size: 21, anchor: "start" },
    largest: 1.35,
  };
  ["left", "right"].forEach((side, number) => {
    SPOTS[`space/${id}-${side}`] = {
      x: region.slots[0] + number * (CARD[0] + 6),
      y: region.slots[1],
      width: CARD[0],
      height: CARD[1],
      tone: "slot",
      silent: true,
      largest: 1.4,
    };
  });
}

const marks: Mark[] = Object.values(REGIONS).flatMap(({ name: [x, y], value }) => [
  { x: x - 24, y: y - 7, size: 21, text: String(value), tone: "plaque" },
]);

function layout(view: View): Layout | null {
  if (!view.places.some((place) => place.id in SPOTS)) return null;
  return { width: WIDTH, height: HEIGHT, spots: SPOTS, lines, marks };
}

function look(element: Element): Look {
  const id = element.label.id;
  const emblem = emblemOf(list, id) ?? emblemOf(list, element.kind) ?? "card-pickup";
  if (element.kind.includes("card") || id.startsWith("old-world") || id.startsWith("upgrade")) {
    return { emblem, shape: "card" };
  }
  if (id.startsWith("corruption")) return { emblem, shape: "disc" };
  if (id.startsWith("token")) return { emblem, shape: "token", tone: TONES[id] ?? "stone" };
  if (id.startsWith("figure") || id.startsWith("unit")) return { emblem, shape: "figure" };
  return { emblem, shape: "token" };
}

const TONES: Record<string, string> = {
  "token-noble": "gold",
  "token-hero": "gold",
  "token-warpstone": "green",
  "token-event": "danger",
};

export const art: BoardArt = { layout, look };
