/** What a sentence of the log speaks of, among what lies on the table. */

import type { Text, View } from "../types";

export function spokenOf(view: View, text: Text | undefined): Set<string> {
  const found = new Set<string>();
  if (!text) return found;
  const ids = new Map(
    [...view.places, ...view.elements].map((thing) => [thing.id.replaceAll("/", "-"), thing.id]),
  );
  const look = (part: Text): void => {
    const id = ids.get(part.id);
    if (id) found.add(id);
    for (const value of Object.values(part.args ?? {})) if (typeof value === "object") look(value);
  };
  look(text);
  return found;
}
