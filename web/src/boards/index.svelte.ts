/** The boards that are drawn, each fetched when its game is looked at; one without lies in trays. */

import { emblems } from "./emblems.svelte";
import type { BoardArt } from "./layout";
import { plainLook } from "./layout";

interface Drawn {
  art: BoardArt;
  bodies: Record<string, string>;
}

const PLAIN: BoardArt = { layout: () => null, look: plainLook };

const DRAWN: Record<string, () => Promise<Drawn>> = {
  azeroth: () => import("./azeroth"),
  brawl: () => import("./brawl"),
  legends: () => import("./legends"),
  old_world: () => import("./old_world"),
  orcs: () => import("./orcs"),
};

class Boards {
  private arts: Record<string, BoardArt> = $state.raw({});

  /** Fetch the drawing of a game's board, once. */
  async learn(game: string): Promise<void> {
    if (game in this.arts) return;
    const drawn = await DRAWN[game]?.();
    if (drawn) emblems.add(drawn.bodies);
    this.arts = { ...this.arts, [game]: drawn?.art ?? PLAIN };
  }

  knows(game: string): boolean {
    return game in this.arts;
  }

  artOf(game: string): BoardArt {
    return this.arts[game] ?? PLAIN;
  }
}

export const boards = new Boards();
