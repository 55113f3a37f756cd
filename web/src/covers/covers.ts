/** The pictures by which the home page shows the games, and what a box says on its side. */

export interface Figure {
  emblem: string;
  x: number;
  y: number;
  size: number;
  tone: "near" | "far" | "bright";
}

export interface Cover {
  /** A class of the style sheet of covers: the light of the scene. */
  light: string;
  /** Ridges from far to near. */
  ridges: [string, string, string];
  figures: Figure[];
  /** Where the sun or moon stands, and how large it is. */
  orb: [x: number, y: number, radius: number];
  /** How long a game takes among people, in minutes, and how heavy it is, from 1 to 5. */
  minutes?: [number, number];
  weight?: number;
}

const SEA: Cover["ridges"] = [
  "M0 92q20 -7 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0V160H0Z",
  "M0 110q24 -8 48 0t48 0t48 0t48 0t48 0t48 0t48 0V160H0Z",
  "M0 130q28 -9 56 0t56 0t56 0t56 0t56 0t56 0V160H0Z",
];
const HILLS: Cover["ridges"] = [
  "M0 96Q40 66 84 88T170 74T250 92T320 70V160H0Z",
  "M0 118Q60 86 130 112T260 104T320 112V160H0Z",
  "M0 138Q80 114 160 134T320 130V160H0Z",
];
const PEAKS: Cover["ridges"] = [
  "M0 100L34 62L58 84L96 44L132 88L168 60L204 92L246 50L284 86L320 64V160H0Z",
  "M0 122L50 92L96 118L150 88L206 120L262 94L320 116V160H0Z",
  "M0 142L70 122L150 140L230 120L320 138V160H0Z",
];
const WASTE: Cover["ridges"] = [
  "M0 98H60L70 76H110L118 98H190L204 66H236L244 98H320V160H0Z",
  "M0 116L40 108L110 120L190 106L260 118L320 108V160H0Z",
  "M0 138L60 126L160 140L250 128L320 138V160H0Z",
];

const PLAIN: Cover = {
  light: "dusk",
  ridges: HILLS,
  orb: [250, 46, 20],
  figures: [{ emblem: "meeple", x: 160, y: 86, size: 84, tone: "near" }],
};

const COVERS: Record<string, Cover> = {
  old_world: {
    light: "blood",
    ridges: PEAKS,
    orb: [160, 62, 46],
    figures: [
      { emblem: "castle", x: 262, y: 100, size: 40, tone: "far" },
      { emblem: "horned-skull", x: 160, y: 66, size: 78, tone: "near" },
      { emblem: "axe-swing", x: 40, y: 132, size: 32, tone: "bright" },
      { emblem: "fly", x: 118, y: 138, size: 30, tone: "bright" },
      { emblem: "evil-eyes", x: 202, y: 138, size: 32, tone: "bright" },
      { emblem: "pierced-heart", x: 282, y: 132, size: 30, tone: "bright" },
    ],
    minutes: [90, 120],
    weight: 4,
  },
  legends: {
    light: "dawn",
    ridges: HILLS,
    orb: [232, 74, 30],
    figures: [
      { emblem: "elven-castle", x: 252, y: 74, size: 62, tone: "far" },
      { emblem: "dragon-head", x: 92, y: 70, size: 100, tone: "near" },
      { emblem: "mounted-knight", x: 226, y: 122, size: 48, tone: "bright" },
    ],
    minutes: [45, 90],
    weight: 3,
  },
  azeroth: {
    light: "sea",
    ridges: SEA,
    orb: [70, 44, 22],
    figures: [
      { emblem: "portal", x: 252, y: 62, size: 62, tone: "far" },
      { emblem: "sailboat", x: 140, y: 72, size: 84, tone: "near" },
      { emblem: "fish-monster", x: 246, y: 130, size: 40, tone: "bright" },
    ],
    minutes: [40, 80],
    weight: 2,
  },
  orcs: {
    light: "ember",
    ridges: WASTE,
    orb: [228, 70, 34],
    figures: [
      { emblem: "evil-tower", x: 232, y: 70, size: 82, tone: "far" },
      { emblem: "orc-head", x: 96, y: 84, size: 92, tone: "near" },
      { emblem: "huts-village", x: 266, y: 132, size: 38, tone: "bright" },
    ],
    minutes: [60, 120],
    weight: 3,
  },
  brawl: {
    light: "dusk",
    ridges: HILLS,
    orb: [160, 76, 52],
    figures: [
      { emblem: "wooden-chair", x: 246, y: 106, size: 58, tone: "far" },
      { emblem: "beer-stein", x: 140, y: 80, size: 84, tone: "near" },
    ],
    minutes: [10, 20],
    weight: 1,
  },
};

export function coverOf(game: string): Cover {
  return COVERS[game] ?? PLAIN;
}
