/** Points of outlines. */

export type Point = readonly [x: number, y: number];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Read an outline as games write it: `x,y x,y ...`. */
export function pointsOf(outline: string): Point[] {
  return outline
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(",").map(Number))
    .map(([x, y]) => [x ?? 0, y ?? 0] as const);
}

export function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** A circle as an outline. */
export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
}
