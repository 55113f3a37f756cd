/** The boards that are drawn; a game without one lies in trays. */

import type { BoardArt } from "./layout";
import { plainLook } from "./layout";

const PLAIN: BoardArt = { emblem: "meeple", layout: () => null, look: plainLook };

const ART: Record<string, BoardArt> = {};

export function artOf(game: string): BoardArt {
  return ART[game] ?? PLAIN;
}
