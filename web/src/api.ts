/** Asking the server: every call says what went wrong as a text that can be shown. */

import type {
  Bulletin,
  GameCard,
  Refusal,
  Replayed,
  ReplayStep,
  Seated,
  TableCard,
  Text,
} from "./types";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.reason);
  }

  get text(): Text {
    return this.refusal.text;
  }
}

/** The server cannot be reached: what was sent may or may not have arrived. */
export class Unreachable extends Error {}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const request: RequestInit = { method };
  if (body !== undefined) {
    request.headers = { "content-type": "application/json" };
    request.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, request);
  } catch {
    throw new Unreachable(path);
  }
  if (!answer.ok) {
    throw new Refused(answer.status, (await answer.json()) as Refusal);
  }
  return answer;
}

async function get<T>(path: string): Promise<T> {
  return (await (await call("GET", path)).json()) as T;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  return (await (await call("POST", path, body)).json()) as T;
}

export function freshKey(): string {
  return crypto.randomUUID();
}

export const api = {
  me: () => get<{ name: string }>("/me"),
  rename: async (name: string) =>
    (await (await call("PUT", "/me", { name })).json()) as { name: string },
  games: () => get<GameCard[]>("/games"),
  bots: () => get<string[]>("/bots"),
  texts: async (game: string, language: string) =>
    (await call("GET", `/games/${game}/texts/${language}`)).text(),
  rules: async (game: string, language: string) =>
    (await call("GET", `/games/${game}/rules/${language}`)).text(),
  content: async (game: string) => (await call("GET", `/games/${game}/content`)).text(),
  tables: (mine: boolean) => get<TableCard[]>(`/tables?mine=${mine}`),
  putUp: (form: {
    game: string;
    seats: number;
    options: Record<string, string>;
    public: boolean;
    content?: string;
    sit?: number;
    bots?: string;
  }) => post<{ table: string; seated: Seated | null }>("/tables", form),
  look: (table: string, seat: number) => get<Bulletin>(`/tables/${table}?seat=${seat}`),
  sit: (table: string, seat: number, name: string) =>
    post<Seated>(`/tables/${table}/sit`, { seat, name }),
  bot: (table: string, seat: number, bot: string | null) =>
    post(`/tables/${table}/bot`, { seat, bot }),
  link: (table: string, seat: number) => post<Seated>(`/tables/${table}/link`, { seat }),
  comeBack: (token: string) => post<{ table: string; seat: number }>("/come-back", { token }),
  rematch: (table: string, seat: number) =>
    post<{ table: string }>(`/tables/${table}/rematch`, { seat }),
  move: (table: string, seat: number, question: number, moves: number[], key: string) =>
    post<Bulletin>(`/tables/${table}/moves`, { seat, question, moves, key }),
  stepBack: (table: string, seat: number, question: number) =>
    post<Bulletin>(`/tables/${table}/step-back`, { seat, question, key: freshKey() }),
  deed: (table: string, seat: number, deed: "undo" | "resign" | "offer-draw" | "decline-draw") =>
    post<Bulletin>(`/tables/${table}/${deed}`, { seat, key: freshKey() }),
  standing: (table: string, seat: number, prompt: number, move: number | null) =>
    post<Bulletin>(`/tables/${table}/standing`, { seat, prompt, move, key: freshKey() }),
  whyNot: (table: string, seat: number, notation: string) =>
    get<{ refusal: Refusal | null }>(
      `/tables/${table}/why-not-notation?seat=${seat}&notation=${encodeURIComponent(notation)}`,
    ),
  whyNotThing: (table: string, seat: number, thing: string) =>
    get<{ move: Text; refusal: Refusal }[]>(
      `/tables/${table}/why-not-thing?seat=${seat}&thing=${encodeURIComponent(thing)}`,
    ),
  complain: (table: string, seat: number, rule: string, log: number | null, words: string) =>
    post(`/tables/${table}/complaint`, { seat, rule, log, words }),
  record: async (table: string) => (await call("GET", `/tables/${table}/record`)).text(),
  replayOf: (table: string) => get<Replayed>(`/tables/${table}/replay`),
  readRecord: (text: string, content: string) =>
    post<Replayed>("/replays", { text, content }),
  replay: (id: string, step: number, seat: number) =>
    get<ReplayStep>(`/replays/${id}/${step}?seat=${seat}`),
};
