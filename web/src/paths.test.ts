import { describe, expect, it } from "vitest";
import { endingHere, narrowed, nextIds, pointedAt } from "./paths";
import type { Option } from "./types";

const option = (move: number, ...path: string[]): Option => ({ move, path, label: { id: "x" } });

const options = [
  option(1, "stock/orc", "region/kislev"),
  option(2, "stock/orc", "region/norsca"),
  option(3, "card/mug", "seat/2"),
  option(4, "verb/pass"),
];

describe("the walk along the paths of a decision", () => {
  it("offers what comes first", () => {
    expect(nextIds(options, [])).toEqual(["stock/orc", "card/mug", "verb/pass"]);
  });

  it("narrows to what begins with what was pointed at", () => {
    expect(narrowed(options, ["stock/orc"]).map((each) => each.move)).toEqual([1, 2]);
  });

  it("goes on by itself where only one thing can follow", () => {
    expect(pointedAt(options, [], "card/mug")).toEqual(["card/mug", "seat/2"]);
    expect(pointedAt(options, [], "stock/orc")).toEqual(["stock/orc"]);
  });

  it("ends at a move", () => {
    expect(endingHere(options, ["verb/pass"])?.move).toBe(4);
    expect(endingHere(options, ["stock/orc"])).toBeUndefined();
  });
});
