/** The decision as a tree: what can be pointed at next, and where that leads. */

import type { Option } from "./types";

/** The options whose paths begin with what was pointed at so far. */
export function narrowed(options: Option[], chosen: string[]): Option[] {
  return options.filter((option) => chosen.every((id, place) => option.path[place] === id));
}

/** What can be pointed at next, in the order of the options. */
export function nextIds(options: Option[], chosen: string[]): string[] {
  const found = new Set<string>();
  for (const option of narrowed(options, chosen)) {
    const next = option.path[chosen.length];
    if (next !== undefined) found.add(next);
  }
  return [...found];
}

/** The option that ends exactly here, if there is one. */
export function endingHere(options: Option[], chosen: string[]): Option | undefined {
  return narrowed(options, chosen).find((option) => option.path.length === chosen.length);
}

/** Point at one thing more; as long as only one thing can follow, that follows by itself. */
export function pointedAt(options: Option[], chosen: string[], id: string): string[] {
  let path = [...chosen, id];
  for (;;) {
    const next = nextIds(options, path);
    const only = next[0];
    if (only === undefined || next.length > 1 || endingHere(options, path)) return path;
    path = [...path, only];
  }
}
