/** Saying what lies on the table, traits included. */

import type { Chair, Element } from "../types";
import { t, words } from "../words.svelte";

/** The traits that a game words: `trait-wounded-1`, or `trait-strength` with its number. */
export function traitsOf(game: string, element: Element): string[] {
  return Object.entries(element.traits ?? {}).flatMap(([name, value]) => {
    if (name === "count") return [];
    if (words.has(game, `trait-${name}-${value}`)) {
      return [words.say(game, { id: `trait-${name}-${value}` })];
    }
    // A word that nobody worded is a symbol: it tells the board what to draw, and people nothing.
    if (words.has(game, `trait-${name}`) && /^-?\d/.test(String(value))) {
      return [`${words.say(game, { id: `trait-${name}` })} ${value}`];
    }
    return [];
  });
}

/** An element in words, as the screen reader says it. */
export function describe(game: string, element: Element, chairs: Chair[]): string {
  const traits = traitsOf(game, element);
  if (element.hidden) traits.unshift(t("face-down"));
  const label = words.say(game, element.label, chairs);
  const count = element.traits?.["count"];
  const many = typeof count === "number" && count > 1 ? ` ×${count}` : "";
  const inside = traits.length ? ` (${traits.join(", ")})` : "";
  const owner =
    element.owner !== undefined && element.label.id !== "seat"
      ? `, ${words.seat(element.owner, chairs)}`
      : "";
  return `${label}${many}${inside}${owner}`;
}
