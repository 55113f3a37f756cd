/** The dice that an event tells of. */

import type { Text } from "./types";

const FACT = /^(die|dice|eyes)(-\d+)?$/;
const FACE = /^(?:die|dice|eyes)-([0-6])$/;

/** How many eyes each die shows: a fact called `die`, or a face of a die. */
export function eyesOf(text: Text): number[] {
  const found: number[] = [];
  for (const [name, value] of Object.entries(text.args ?? {})) {
    if (typeof value === "object") {
      const face = FACE.exec(value.id);
      if (face) found.push(Number(face[1]));
    } else if (FACT.test(name)) {
      const eyes = Number(value);
      if (eyes >= 0 && eyes <= 6) found.push(eyes);
    }
  }
  return found;
}
