/** The sample game: a room, and cards. */

import bodies from "virtual:emblems/brawl";
import list from "./emblems/brawl.json";
import { emblemOf, type BoardArt } from "./layout";

export { bodies };

export const art: BoardArt = {
  layout: () => null,
  look: (element) => ({
    emblem: emblemOf(list, element.label.id) ?? emblemOf(list, element.kind) ?? "meeple",
    shape: element.kind === "card" ? "card" : "figure",
  }),
};
