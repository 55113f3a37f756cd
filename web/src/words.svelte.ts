/** Words: messages of the client, of every table and of a game, in the reader's language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "./api";
import type { Chair, Text } from "./types";
import english from "./words/en.ftl?raw";
import french from "./words/fr.ftl?raw";

export type Language = "en" | "fr";
export const LANGUAGES: Language[] = ["en", "fr"];

const OWN: Record<Language, string> = { en: english, fr: french };
const KEPT = "fracas-language";

function firstLanguage(): Language {
  const kept = localStorage.getItem(KEPT);
  if (kept === "en" || kept === "fr") return kept;
  return navigator.languages.some((tag) => tag.startsWith("fr")) &&
    !navigator.languages[0]?.startsWith("en")
    ? "fr"
    : "en";
}

function bundleOf(language: Language, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

export interface Component {
  /** The message that names it. */
  id: string;
  symbol: string;
  name: string;
  about: string;
  reading: string;
}

const ABOUT = "about-";
const NO_NAME = /^(about|reading|trait|move|ask|note|fact)-/;

class Words {
  language: Language = $state(firstLanguage());
  private games: Record<string, FluentBundle> = $state.raw({});
  private ids: Record<string, string[]> = {};
  private own: Record<Language, FluentBundle> = {
    en: bundleOf("en", OWN.en),
    fr: bundleOf("fr", OWN.fr),
  };

  speak(language: Language): void {
    this.language = language;
    localStorage.setItem(KEPT, language);
    document.documentElement.lang = language;
  }

  /** Fetch the words of a game, once per language. */
  async learn(game: string): Promise<void> {
    const key = `${game} ${this.language}`;
    if (key in this.games) return;
    const language = this.language;
    const source = await api.texts(game, language);
    this.ids[game] = [...source.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1] ?? "");
    this.games = { ...this.games, [key]: bundleOf(language, source) };
  }

  knows(game: string): boolean {
    return `${game} ${this.language}` in this.games;
  }

  /** Say a message of the client's own. */
  own_(id: string, args: Record<string, FluentVariable> = {}): string {
    return format(this.own[this.language], id, args) ?? id;
  }

  /** Say a text of a game, or one of every table; people are called by their names. */
  say(game: string, text: Text, chairs: Chair[] = []): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(text.args ?? {})) {
      args[name] = typeof value === "object" ? this.say(game, value, chairs) : value;
    }
    if (text.id === "seat" && typeof text.args?.["seat"] === "number") {
      return this.seat(text.args["seat"], chairs);
    }
    const bundle = this.games[`${game} ${this.language}`];
    const said = bundle && format(bundle, text.id, args);
    return said ?? format(this.own[this.language], text.id, args) ?? text.id;
  }

  /** Tell whether a game has a message, for those that are there only where it is worded. */
  has(game: string, id: string): boolean {
    return this.games[`${game} ${this.language}`]?.hasMessage(id) ?? false;
  }

  /** All that a game describes: the name of each thing, what it does, and what is our reading. */
  components(game: string): Component[] {
    if (!this.knows(game)) return [];
    const ids = this.ids[game] ?? [];
    return ids.flatMap((id) => {
      if (!id.startsWith(ABOUT)) return [];
      const symbol = id.slice(ABOUT.length);
      const name = ids.find((other) => other.endsWith(`-${symbol}`) && !NO_NAME.test(other));
      if (!name) return [];
      const reading = `reading-${symbol}`;
      return {
        id: name,
        symbol,
        name: this.say(game, { id: name }),
        about: this.say(game, { id }),
        reading: this.has(game, reading) ? this.say(game, { id: reading }) : "",
      };
    });
  }

  /** What somebody is called. */
  seat(seat: number, chairs: Chair[]): string {
    const chair = chairs[seat];
    if (chair?.kind === "bot") return this.own_("bot-name", { seat: seat + 1 });
    return chair?.name || this.own_("seat-name", { seat: seat + 1 });
  }
}

function format(
  bundle: FluentBundle,
  id: string,
  args: Record<string, FluentVariable>,
): string | undefined {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return undefined;
  const errors: Error[] = [];
  return bundle.formatPattern(pattern, args, errors);
}

export const words = new Words();

/** Say a message of the client's own. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  return words.own_(id, args);
}
