/** A table as it is now: its bulletins come by a socket that opens itself again. */

import { api, freshKey, Refused, Unreachable } from "./api";
import type { Bulletin, Sign, Text, View } from "./types";

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const GONE = new Set([4403, 4404]);

/** How long each thing is told, in milliseconds, by how many still wait to be told. */
const PACES: [most: number, pause: number][] = [
  [2, 1000],
  [6, 650],
  [20, 250],
  [Infinity, 60],
];
/** How long the pieces take to come to rest. */
const SETTLING = 500;

interface Staged {
  view: View | null;
  /** How much of the log led to this view. */
  until: number;
}

export class LiveTable {
  sign: Sign | null = $state.raw(null);
  /** What lies on the table for the eye: what others did comes one thing after the other. */
  view: View | null = $state.raw(null);
  /** What lies on the table in truth. */
  latest: View | null = $state.raw(null);
  log: Text[] = $state.raw([]);
  /** How much of the log was there when this visit began: what is after it is news. */
  seen = $state(0);
  /** How long the log was when it was first seen on this visit: what came meanwhile lies before. */
  news = $state(0);
  /** How much of the log was told so far, one thing at a time. */
  told = $state(0);
  /** How much of the log led to what lies on the table. */
  private shown = $state(0);
  connected = $state(false);
  missing = $state(false);
  private undone = 0;
  private epoch = "";
  private number = 0;
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private staged: Staged[] = [];
  private telling = false;
  private hurry: (() => void) | null = null;

  constructor(
    readonly id: string,
    readonly seat: number,
  ) {
    this.seen = Number(localStorage.getItem(this.seenKey) ?? 0);
    this.told = this.seen;
    this.open();
    window.addEventListener("offline", this.lost);
    window.addEventListener("online", this.found);
  }

  /** Without a network a connection may look open for long, and lose what is sent meanwhile. */
  private lost = (): void => this.socket?.close();

  private found = (): void => {
    if (this.connected || this.closed) return;
    clearTimeout(this.timer);
    this.socket?.close();
    this.open();
  };

  private get seenKey(): string {
    return `fracas-seen-${this.id}-${this.seat}`;
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = `seat=${this.seat}&known=${this.log.length}&undone=${this.undone}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live?${query}`);
    this.socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.pause = FIRST_PAUSE;
    };
    socket.onmessage = (message: MessageEvent<string>) =>
      this.take(JSON.parse(message.data) as Bulletin);
    socket.onclose = (event) => {
      // One that was closed by hand tells of it when another is open already.
      if (this.socket !== socket) return;
      this.connected = false;
      if (GONE.has(event.code)) this.missing = true;
      else if (!this.closed) {
        this.timer = setTimeout(() => this.open(), this.pause);
        this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
      }
    };
  }

  /** Take a bulletin, unless a later one was taken: answers and live messages may overtake. */
  take(bulletin: Bulletin, own = false): void {
    if (bulletin.epoch === this.epoch && bulletin.number < this.number) return;
    const log = [...this.log.slice(0, bulletin.log_from), ...bulletin.log];
    const calm =
      own ||
      document.hidden ||
      this.undone !== bulletin.undone ||
      (log.length <= this.log.length && !this.staged.length) ||
      !this.view ||
      // Whoever is asked has the table to himself, as it is now.
      this.view.decision !== null ||
      matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.epoch = bulletin.epoch;
    this.number = bulletin.number;
    this.sign = bulletin.table;
    this.undone = bulletin.undone;
    this.log = log;
    if (!this.latest) this.news = log.length;
    this.latest = bulletin.view;
    this.told = Math.min(this.told, log.length);
    localStorage.setItem(this.seenKey, String(log.length));
    const next = { view: bulletin.view, until: log.length };
    if (calm) {
      this.staged = [];
      this.show(next);
    } else {
      this.staged.push(next);
    }
    void this.tell();
  }

  private show({ view, until }: Staged): void {
    this.view = view;
    this.shown = until;
  }

  /** The part of the log that may be read: not what the table does not show yet. */
  get readable(): Text[] {
    return this.log.slice(0, Math.max(this.shown, this.told));
  }

  /** How much there is still to tell. */
  get waiting(): number {
    return this.log.length - this.told;
  }

  /** Tell what happened, thing by thing, and let the table follow. */
  private async tell(): Promise<void> {
    if (this.telling) return;
    this.telling = true;
    // Nothing of a first look is news.
    if (this.seen === 0 && this.told === 0) this.told = Math.max(0, this.log.length - 1);
    while (!this.closed) {
      const next = this.staged[0];
      if (next && this.told >= next.until) {
        this.staged.shift();
        this.show(next);
        if (this.waiting || this.staged.length) await this.rest(SETTLING);
      } else if (this.waiting > 0) {
        this.told += 1;
        const waiting = this.waiting;
        const [, pause] = PACES.find(([most]) => waiting <= most) ?? [0, 0];
        await this.rest(pause);
      } else {
        break;
      }
    }
    this.telling = false;
  }

  private rest(milliseconds: number): Promise<void> {
    return new Promise((later) => {
      const timer = setTimeout(later, milliseconds);
      this.hurry = () => {
        clearTimeout(timer);
        later();
      };
    });
  }

  /** Enough told: show the table as it is. */
  skip(): void {
    this.told = this.log.length;
    const last = this.staged.pop();
    this.staged = [];
    if (last) this.show(last);
    this.hurry?.();
  }

  close(): void {
    this.closed = true;
    window.removeEventListener("offline", this.lost);
    window.removeEventListener("online", this.found);
    clearTimeout(this.timer);
    this.hurry?.();
    this.socket?.close();
  }

  /** Do something for the seat; whatever comes of it is shown, also where it was too late. */
  async act(deed: () => Promise<Bulletin>): Promise<void> {
    try {
      this.take(await deed(), true);
    } catch (error) {
      if (error instanceof Refused && error.status === 409) {
        this.take(await api.look(this.id, this.seat), true);
      }
      throw error;
    }
  }

  /** Answer the question; if the network fails, the same answer is sent again, once it is back. */
  async move(moves: number[]): Promise<void> {
    const question = this.view?.decision?.question ?? 0;
    const key = freshKey();
    await this.act(async () => {
      for (let tries = 0; ; tries += 1) {
        try {
          return await api.move(this.id, this.seat, question, moves, key);
        } catch (error) {
          if (!(error instanceof Unreachable) || tries >= 6) throw error;
          await new Promise((later) => setTimeout(later, FIRST_PAUSE * 2 ** tries));
        }
      }
    });
  }
}
