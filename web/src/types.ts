/** What the server tells: the same shapes for every game. */

export interface Text {
  id: string;
  args?: Record<string, number | string | Text>;
}

/** Where a place lies on a map that is content, in the map's own units. */
export interface Drawing {
  x: number;
  y: number;
  outline?: string;
  roads?: string[];
}

export interface Place {
  id: string;
  kind: string;
  label: Text;
  drawing?: Drawing;
}

export interface Element {
  id: string;
  place: string;
  kind: string;
  label: Text;
  owner?: number;
  hidden?: boolean;
  traits?: Record<string, number | string>;
  about?: Text;
  reading?: Text;
}

export interface Fact {
  label: Text;
  value: number | Text;
}

export interface Panel {
  seat: number;
  owes: boolean;
  facts: Fact[];
}

export interface Option {
  move: number;
  path: string[];
  label: Text;
  previews?: Text[];
}

export interface Decision {
  question: number;
  prompt: Text;
  options: Option[];
  chain: Text[];
  window: boolean;
}

export interface Result {
  reason: Text;
  ranks: number[];
  scores: number[];
}

export interface Standing {
  prompt: number;
  id: string;
  move: number;
  answer: Text;
}

export interface View {
  game: string;
  seat: number;
  owing: number[];
  places: Place[];
  elements: Element[];
  panels: Panel[];
  notes: Text[];
  decision: Decision | null;
  result: Result | null;
  can_undo?: boolean;
  standing?: Standing[];
  asked?: { prompt: number; passing: number; rule: string } | null;
}

export interface Chair {
  seat: number;
  kind: "open" | "person" | "bot";
  bot: string;
  name: string;
  resigned: boolean;
}

export interface Sign {
  id: string;
  game: string;
  options: Record<string, string>;
  public: boolean;
  stage: "waiting" | "playing" | "over";
  seal: string;
  rematch: string;
  draw_offers: number[];
  chairs: Chair[];
}

export interface Bulletin {
  table: Sign;
  view: View | null;
  log: Text[];
  log_from: number;
  undone: number;
  epoch: string;
  number: number;
}

export interface Setting {
  name: string;
  choices: string[];
  seats: number[];
}

export interface GameCard {
  id: string;
  seats: number[];
  settings: Setting[];
  revision: number;
  content: boolean;
}

export interface TableCard {
  id: string;
  game: string;
  options: Record<string, string>;
  stage: Sign["stage"];
  public: boolean;
  chairs: { seat: number; kind: Chair["kind"]; bot: string; name: string }[];
  yours: number[];
  host: boolean;
}

export interface Seated {
  table: string;
  seat: number;
  token: string;
}

export interface Refusal {
  reason: string;
  text: Text;
  rule: string;
}

export interface Replayed {
  id: string;
  game: string;
  lines: number;
  sound: boolean;
}

export interface ReplayStep {
  step: number;
  steps: number;
  line: string;
  names: Record<string, string>;
  view: View;
  log: Text[];
  news: number;
}
