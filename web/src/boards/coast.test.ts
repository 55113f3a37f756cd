import { expect, test } from "vitest";
import { coast } from "./coast";
import type { Point } from "./points";

const corners = (path: string): string[] =>
  [...path.matchAll(/Q([-\d.]+ [-\d.]+) /g)].map((found) => found[1] ?? "");

test("neighbours share the line between them", () => {
  const [a, b]: Point[] = [[0, 0], [300, 40]];
  const one = corners(coast([a!, b!, [200, 300]]));
  const other = corners(coast([b!, a!, [150, -300]]));
  const from = one.slice(0, one.indexOf("300 40") + 1);
  const back = other.slice(0, other.indexOf("0 0") + 1).reverse();
  expect(from.length).toBeGreaterThan(5);
  expect(back).toEqual(from);
});
