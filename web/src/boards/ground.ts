/** What the ground of a place is, as far as its kind or name says so. */

import type { Place } from "../types";

const GROUNDS = [
  "forest",
  "hill",
  "mountain",
  "swamp",
  "marsh",
  "field",
  "plains",
  "desert",
  "sea",
  "lake",
  "water",
  "town",
];

/** The first ground that the kind of a place names, or its label, arguments included. */
export function groundOf(place: Place): string {
  const said = `${place.kind} ${JSON.stringify(place.label)}`;
  return GROUNDS.find((ground) => new RegExp(`\\b${ground}\\b`).test(said)) ?? "land";
}
