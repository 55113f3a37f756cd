import { expect, test } from "vitest";
import { sealOf, secretOf } from "./seal";

test("the secret is found in a record's header", () => {
  expect(secretOf("fracas 1\ngame brawl\nseal 12\nsecret 00ff\n\n* draw mug\n")).toBe("00ff");
  expect(secretOf("fracas 1\ngame brawl\nseed 7\n")).toBeUndefined();
});

test("the seal is the one that the server publishes", async () => {
  expect(await sealOf("78".repeat(32))).toBe(
    "98af903a6420c17c5cd2c3d2d7ff039fafbffed5c6f992f20f997cd15fc2e19b",
  );
});
