/** Pointing: one walk along the paths of a decision, shared by board, hand, list and keyboard. */

import { endingHere, narrowed, nextIds, pointedAt } from "../paths";
import { wishes } from "../wishes.svelte";
import type { Decision, Option, Text } from "../types";

const MOST_PREVIEWS = 6;

export class Pointing {
  chosen: string[] = $state([]);
  /** Gives the answer that was pointed at to its end. */
  confirm: () => void = () => undefined;
  private question = $state(-1);
  private decision: Decision | null = $state.raw(null);

  /** Begin anew whenever another question is asked. */
  face(decision: Decision | null): void {
    this.decision = decision;
    const question = decision?.question ?? -1;
    if (question !== this.question) {
      this.question = question;
      this.chosen = [];
    }
  }

  get options(): Option[] {
    return narrowed(this.decision?.options ?? [], this.chosen);
  }

  get alive(): Set<string> {
    return new Set(nextIds(this.decision?.options ?? [], this.chosen));
  }

  /** The move that was pointed at to its end. */
  get ending(): Option | undefined {
    if (this.chosen.length === 0) return undefined;
    return endingHere(this.decision?.options ?? [], this.chosen);
  }

  /** What is known beforehand of the answers that go on from a thing: each preview once. */
  previews(id: string): Text[] {
    if (!this.alive.has(id)) return [];
    const found = new Map<string, Text>();
    for (const option of narrowed(this.options, [...this.chosen, id])) {
      for (const preview of option.previews ?? []) found.set(JSON.stringify(preview), preview);
    }
    return [...found.values()].slice(0, MOST_PREVIEWS);
  }

  /** Whether pointing at this thing does something: it leads on, or confirms what it ended. */
  leads(id: string): boolean {
    return this.alive.has(id) || (this.ending !== undefined && this.chosen.includes(id));
  }

  point(id: string): void {
    if (this.alive.has(id)) {
      this.chosen = pointedAt(this.decision?.options ?? [], this.chosen, id);
      if (this.ending && !this.alive.size && !wishes.confirming) this.confirm();
    } else if (this.leads(id)) {
      this.confirm();
    }
  }

  back(): void {
    this.chosen = this.chosen.slice(0, -1);
    // What had followed by itself goes with it.
    while (this.chosen.length > 0 && this.alive.size === 1 && !this.ending) {
      this.chosen = this.chosen.slice(0, -1);
    }
  }
}
