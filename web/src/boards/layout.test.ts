import { expect, test } from "vitest";
import type { Place, View } from "../types";
import { emblemOf, layoutOfDrawings } from "./layout";

function shown(...places: Place[]): View {
  return { game: "any", seat: -1, owing: [], places, elements: [], panels: [], notes: [], decision: null, result: null };
}

const place = (id: string, drawing?: Place["drawing"]): Place => ({
  id,
  kind: "region",
  label: { id },
  ...(drawing ? { drawing } : {}),
});

test("a map lies within its frame, wherever its own units begin", () => {
  const layout = layoutOfDrawings(
    shown(place("a", { x: -50, y: 500, outline: "-100,450 0,450 0,550 -100,550" })),
    () => ({ tone: "land" }),
  );
  expect(layout).toMatchObject({ width: 148, height: 148 });
  expect(layout?.spots["a"]).toMatchObject({ x: 41, y: 41, width: 66, height: 66 });
});

test("a road is drawn once, though both ends tell of it", () => {
  const layout = layoutOfDrawings(
    shown(place("a", { x: 0, y: 0, roads: ["b"] }), place("b", { x: 200, y: 0, roads: ["a"] })),
    () => ({ tone: "land" }),
  );
  expect(layout?.lines).toHaveLength(1);
});

test("a road is drawn, whichever of its ends tells of it", () => {
  const layout = layoutOfDrawings(
    shown(place("b", { x: 0, y: 0, roads: ["a"] }), place("a", { x: 200, y: 0 })),
    () => ({}),
  );
  expect(layout?.lines).toHaveLength(1);
});

test("places without a drawing are left to the trays", () => {
  expect(layoutOfDrawings(shown(place("hand")), () => ({ tone: "land" }))).toBeNull();
});

test("an emblem is found by the whole name of a thing, or by what it begins with", () => {
  const list = { "figure-leper": "a", figure: "b" };
  expect(emblemOf(list, "figure-leper-2")).toBe("a");
  expect(emblemOf(list, "figure-horror-1")).toBe("b");
  expect(emblemOf(list, "token-hero")).toBeUndefined();
});
