/** Chaos in the Old World: nine regions from the far north to the Badlands, drawn by us. */

import bodies from "virtual:emblems/old_world";
import { coast } from "./coast";
import list from "./emblems/old_world.json";
import { emblemOf, type BoardArt, type Layout, type Line, type Look, type Mark, type Spot } from "./layout";
import { circle, type Point } from "./points";
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
    border: [[130, 300], [330, 268], [470, 290], [530, 340], [540, 430], [610, 512], [590, 572], [398, 604], [330, 582], [160, 492], [96, 400]],
    tone: "plains",
    value: 3,
    name: [176, 322],
    slots: [402, 346],
    room: [140, 332, 256, 160],
  },
  estalia: {
    border: [[160, 492], [330, 582], [398, 604], [346, 700], [384, 804], [250, 806], [80, 730], [54, 600]],
    tone: "hill",
    value: 4,
    name: [136, 566],
    slots: [226, 618],
    room: [84, 590, 138, 190],
  },
  tilea: {
    border: [[398, 604], [590, 572], [640, 652], [724, 732], [650, 812], [384, 804], [346, 700]],
    tone: "field",
    value: 2,
    name: [452, 630],
    slots: [450, 642],
    room: [396, 722, 264, 80],
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
const [WIDTH, SEA] = [1250, 826];
/** Below the sea: the track of points, the Old World's cards, the dials. */
const SHELF = 176;
const HEIGHT = SEA + SHELF;
const SHORES = ["shore-far", "shore-near"];
const POWERS = ["khorne", "nurgle", "tzeentch", "slaanesh"];
const LAST_POINT = 50;
const DIAL = 56;

const outlines = new Map(Object.entries(REGIONS).map(([id, { border }]) => [id, coast(border)]));

const lines: Line[] = [
  ...SHORES.flatMap((tone) => [...outlines.values()].map((path) => ({ path, tone }))),
  ...[[70, 262], [1060, 420], [480, 252], [1110, 452], [22, 310], [18, 806], [800, 790], [1200, 380]].map(
    ([x = 0, y = 0]) => ({ path: `M${x} ${y}q9 -9 18 0t18 0`, tone: "wave" }),
  ),
  { path: `M-400 ${SEA}H1650V${HEIGHT + 400}H-400Z`, tone: "shelf" },
];

/** Spots of the shelf: where one card lies, or a pile. */
const SHELVED: Record<string, Box> = {
  "track-1": [24, SEA + 56, 76, 106],
  "track-2": [106, SEA + 56, 76, 106],
  "old-world-deck": [196, SEA + 56, 76, 106],
  ruinations: [286, SEA + 56, 150, 106],
};

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
for (const [id, [x, y, width, height]] of Object.entries(SHELVED)) {
  SPOTS[id] = { x, y, width, height, tone: "slot", silent: true, largest: 2 };
}
POWERS.forEach((power, number) => {
  const [x, y] = dialAt(number);
  SPOTS[`dial/${power}`] = {
    outline: circle(x, y, DIAL),
    x: x - 26,
    y: y - 30,
    width: 52,
    height: 52,
    tone: "track",
    silent: true,
    largest: 1.15,
  };
});

function dialAt(number: number): Point {
  return [530 + number * 186, SEA + 110];
}

/** A number that a trait holds. */
function numberOf(element: Element | undefined, trait: string): number | undefined {
  const value = element?.traits?.[trait];
  return value === undefined ? undefined : Number(value);
}

const pill = (width: number): string =>
  `M${-width / 2 + 11} -11h${width - 22}a11 11 0 0 1 0 22h${22 - width}a11 11 0 0 1 0 -22Z`;

/** Resistance, what is missing to ruin, and who would dominate: as one asks at every turn. */
function regionMarks(id: string, region: Region, values: Element | undefined, seats: Map<string, number>): Mark[] {
  const [x, y] = region.name;
  const resistance = numberOf(values, "resistance");
  const marks: Mark[] = [
    {
      x: x - 24,
      y: y - 7,
      size: 21,
      path: circle(0, 0, 15),
      tone: "plaque",
      text: values && resistance === undefined ? "–" : String(resistance ?? region.value),
    },
  ];
  const left = numberOf(values, "to-ruin");
  if (left !== undefined) {
    marks.push(
      { x: x - 30, y: y + 24, size: 19, emblem: "skull-crossed-bones", tone: "peril" },
      { x: x - 11, y: y + 24, size: 16, text: String(left), tone: "peril" },
    );
  }
  const [roomX, roomY, , roomHeight] = region.room;
  const foot = id === "tilea" ? roomY + roomHeight + 4 : roomY + roomHeight - 4;
  const dominating = POWERS.flatMap((power) => {
    const value = numberOf(values, `domination-${power}`);
    const owner = seats.get(power);
    return value === undefined || owner === undefined ? [] : [{ value, owner }];
  });
  const most = Math.max(0, ...dominating.map(({ value }) => value));
  dominating.forEach(({ value, owner }, number) => {
    const leads = value === most && value > (resistance ?? 0);
    marks.push(
      { x: roomX + 26 + number * 54, y: foot, size: 15, path: pill(48), text: `   ${value}`, tone: leads ? "leads" : "pill", owner },
      { x: roomX + 16 + number * 54, y: foot, size: 11, tone: "seat", owner },
    );
  });
  return marks;
}

/** How far a dial has turned, of all that it can; its counters and its threat. */
function dialMarks(power: string, number: number, element: Element | undefined, left: number): Mark[] {
  const [x, y] = dialAt(number);
  const tick = numberOf(element, "tick");
  if (!element || tick === undefined) return [];
  const owner = element.owner ?? 0;
  const ticks = Math.max(1, tick + left);
  const turn = (step: number): Point => {
    const angle = -Math.PI / 2 + (2 * Math.PI * step) / (ticks + 1);
    return [Math.cos(angle), Math.sin(angle)];
  };
  const marks: Mark[] = [];
  for (let step = 0; step <= ticks; step += 1) {
    const [cos, sin] = turn(step);
    marks.push({
      x: x + cos * (DIAL - 9),
      y: y + sin * (DIAL - 9),
      size: 12,
      path: circle(0, 0, step === tick ? 9 : 6),
      tone: step === tick ? "leads" : "pill",
      owner,
      ...(step === ticks ? { emblem: "laurel-crown" } : {}),
    });
  }
  const counters = numberOf(element, "counters") ?? 0;
  const threat = numberOf(element, "threat");
  if (counters) {
    marks.push({ x: x + DIAL + 22, y: y - 22, size: 15, path: pill(44), text: `+${counters}`, tone: "leads", owner });
  }
  if (threat !== undefined) {
    marks.push(
      { x: x + DIAL + 12, y: y + 16, size: 20, emblem: "horned-skull", tone: "own", owner },
      { x: x + DIAL + 32, y: y + 16, size: 17, text: String(threat), tone: "own", owner },
    );
  }
  return marks;
}

/** The points of all, as stones on a rail. */
function pointMarks(view: View): Mark[] {
  const at = (points: number): number => 40 + (Math.min(points, LAST_POINT) * (WIDTH - 80)) / LAST_POINT;
  const marks: Mark[] = [{ x: 0, y: SEA + 27, size: 1, path: `M40 0H${WIDTH - 40}`, tone: "rail" }];
  for (let points = 0; points <= LAST_POINT; points += 1) {
    const tall = points % 5 === 0;
    marks.push({
      x: at(points),
      y: SEA + 27,
      size: 13,
      path: `M0 ${tall ? -7 : -4}V${tall ? 7 : 4}`,
      tone: "rail",
    });
    if (tall) marks.push({ x: at(points), y: SEA + 43, size: 13, text: String(points), tone: "rail" });
  }
  const taken = new Map<number, number>();
  for (const panel of view.panels) {
    const points = panel.facts.find(({ label }) => label.id === "fact-points")?.value;
    if (typeof points !== "number") continue;
    const below = taken.get(points) ?? 0;
    taken.set(points, below + 1);
    marks.push({ x: at(points) + below * 13 - 4, y: SEA + 26 - below * 3, size: 17, tone: "seat", owner: panel.seat });
  }
  return marks;
}

function layout(view: View): Layout | null {
  if (!view.places.some((place) => place.id in SPOTS)) return null;
  const elements = new Map(view.elements.map((element) => [element.id, element]));
  const seats = new Map(
    POWERS.flatMap((power) => {
      const owner = elements.get(`power/${power}`)?.owner;
      return owner === undefined ? [] : [[power, owner] as const];
    }),
  );
  const left = (seat: number | undefined): number => {
    const fact = view.panels
      .find((panel) => panel.seat === seat)
      ?.facts.find(({ label }) => label.id === "fact-ticks-left");
    return typeof fact?.value === "number" ? fact.value : 0;
  };
  const marks = [
    ...Object.entries(REGIONS).flatMap(([id, region]) =>
      regionMarks(id, region, elements.get(`${id}/values`), seats),
    ),
    ...POWERS.flatMap((power, number) =>
      dialMarks(power, number, elements.get(`power/${power}`), left(seats.get(power))),
    ),
    ...pointMarks(view),
  ];
  const spots = { ...SPOTS };
  for (const { kind, place } of view.elements) {
    const spot = spots[place];
    // Nothing grows where a region lies in ruins.
    if (kind === "ruination" && spot && place.startsWith("region/")) spots[place] = { ...spot, tone: "waste" };
  }
  return { width: WIDTH, height: HEIGHT, spots, lines, marks };
}

function look(element: Element): Look | null {
  if (element.kind === "values") return null;
  const id = element.label.id;
  const emblem = emblemOf(list, id) ?? emblemOf(list, element.kind) ?? "card-pickup";
  if (["card", "old-world-card", "upgrade", "ruination"].includes(element.kind)) {
    return { emblem, shape: "card", faded: Boolean(element.traits?.["silenced"]) };
  }
  if (element.kind === "corruption") return { emblem, shape: "disc" };
  if (element.kind === "token") return { emblem, shape: "token", tone: TONES[id] ?? "stone" };
  const traits = element.traits ?? {};
  return {
    emblem,
    shape: "figure",
    turned: Boolean(traits["toppled"]),
    tone: traits["shielded"] ? "shielded" : "",
  };
}

const TONES: Record<string, string> = {
  "token-noble": "gold",
  "token-hero": "gold",
  "token-warpstone": "green",
  "token-event": "danger",
};

export const art: BoardArt = { layout, look };
