/** A table as it is now: its bulletins come by a socket that opens itself again. */

import { api, freshKey, Refused, Unreachable } from "./api";
import type { Bulletin, Sign, Text, View } from "./types";

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const GONE = new Set([4403, 4404]);

export class LiveTable {
  sign: Sign | null = $state.raw(null);
  view: View | null = $state.raw(null);
  log: Text[] = $state.raw([]);
  /** How much of the log was there when this visit began: what is after it is news. */
  seen = $state(0);
  connected = $state(false);
  missing = $state(false);
  private undone = 0;
  private epoch = "";
  private number = 0;
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly seat: number,
  ) {
    this.seen = Number(localStorage.getItem(this.seenKey) ?? 0);
    this.open();
  }

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
      this.connected = false;
      if (GONE.has(event.code)) this.missing = true;
      else if (!this.closed) {
        this.timer = setTimeout(() => this.open(), this.pause);
        this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
      }
    };
  }

  /** Show a bulletin, unless a later one was shown: answers and live messages may overtake. */
  take(bulletin: Bulletin): void {
    if (bulletin.epoch === this.epoch && bulletin.number < this.number) return;
    this.epoch = bulletin.epoch;
    this.number = bulletin.number;
    this.sign = bulletin.table;
    this.view = bulletin.view;
    this.undone = bulletin.undone;
    this.log = [...this.log.slice(0, bulletin.log_from), ...bulletin.log];
    localStorage.setItem(this.seenKey, String(this.log.length));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** Do something for the seat; whatever comes of it is shown, also where it was too late. */
  async act(deed: () => Promise<Bulletin>): Promise<void> {
    try {
      this.take(await deed());
    } catch (error) {
      if (error instanceof Refused && error.status === 409) {
        this.take(await api.look(this.id, this.seat));
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
