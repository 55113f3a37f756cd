/** Borders as a hand would draw them: straight lines made a little rough, the same for both sides. */

import type { Point } from "./points";

const SHORTEST = 26;

/** A number from -1 to 1 that depends on a point alone. */
function whim(x: number, y: number): number {
  const wave = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
}

/** The points between two corners; neighbours who share the line get the same ones, backwards. */
function between(from: Point, to: Point, roughness: number): Point[] {
  const forward = from[0] < to[0] || (from[0] === to[0] && from[1] <= to[1]);
  const points = forward ? halved(from, to, roughness) : halved(to, from, roughness).reverse();
  return points;
}

function halved(from: Point, to: Point, roughness: number): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  if (Math.hypot(dx, dy) < SHORTEST) return [];
  const shift = whim(from[0] + to[0], from[1] + to[1]) * roughness;
  const middle: Point = [(from[0] + to[0]) / 2 - dy * shift, (from[1] + to[1]) / 2 + dx * shift];
  return [...halved(from, middle, roughness), middle, ...halved(middle, to, roughness)];
}

/** The outline through corners, rough, with its turns rounded. */
export function coast(corners: readonly Point[], roughness = 0.1): string {
  const points = corners.flatMap((corner, place) => {
    const next = corners[(place + 1) % corners.length] ?? corner;
    return [corner, ...between(corner, next, roughness)];
  });
  const middles = points.map(([x, y], place): Point => {
    const [nx, ny] = points[(place + 1) % points.length] ?? [x, y];
    return [(x + nx) / 2, (y + ny) / 2];
  });
  const round = (value: number): number => Math.round(value * 10) / 10;
  const start = middles[middles.length - 1] ?? [0, 0];
  const turns = points.map(([x, y], place) => {
    const [mx, my] = middles[place] ?? [x, y];
    return `Q${round(x)} ${round(y)} ${round(mx)} ${round(my)}`;
  });
  return `M${round(start[0])} ${round(start[1])}${turns.join("")}Z`;
}
