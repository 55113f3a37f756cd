import { expect, test } from "vitest";
import { eyesOf } from "./dice";

test("dice are facts called so, or faces", () => {
  expect(eyesOf({ id: "rolled", args: { seat: { id: "seat", args: { seat: 0 } }, die: 5 } })).toEqual([5]);
  expect(eyesOf({ id: "rolled", args: { first: { id: "die-2" }, second: { id: "die-6" } } })).toEqual([2, 6]);
});

test("other numbers are no dice", () => {
  expect(eyesOf({ id: "hurt", args: { amount: 3 } })).toEqual([]);
  expect(eyesOf({ id: "rolled", args: { dice: 12 } })).toEqual([]);
});
