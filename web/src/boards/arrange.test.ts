import { expect, test } from "vitest";
import { arrange } from "./arrange";
import type { Shape, Spot } from "./layout";

const spot: Spot = { x: 100, y: 50, width: 120, height: 90, silent: true };

test("one thing lies in the middle, at its natural size", () => {
  expect(arrange(spot, ["figure"])).toEqual([{ x: 160, y: 95, scale: 1 }]);
});

test("many things become smaller until all lie within the room", () => {
  const many: Shape[] = Array.from({ length: 40 }, (_, number) => (number % 3 ? "figure" : "card"));
  const laid = arrange(spot, many);
  expect(laid).toHaveLength(40);
  for (const { x, y, scale } of laid) {
    expect(scale).toBeLessThan(1);
    expect(x).toBeGreaterThan(100);
    expect(x).toBeLessThan(220);
    expect(y).toBeGreaterThan(50);
    expect(y).toBeLessThan(140);
  }
  expect(new Set(laid.map(({ x, y }) => `${x} ${y}`)).size).toBe(40);
});

test("where the name stands above, nothing lies on it", () => {
  const [laid] = arrange({ ...spot, silent: false }, ["figure"]);
  expect(laid?.y).toBe(105);
});
