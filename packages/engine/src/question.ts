import type { Choice, Decision, DecisionKind, Purpose } from './decision.ts';
import type { Menu } from './supply.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * The decision being put together. There is one per table, used again for every question, because in simulation
 * most of the time would go into making these objects. Each choice has a `ref`, the engine's own number for it
 * (a kind, a pile), that never leaves the engine.
 */
export class Question {
  readonly decision: Mutable<Decision>;
  refs: readonly number[];
  size = 0;
  readonly #refs: number[] = [];
  readonly #choices: Mutable<Choice>[] = [];
  /** For each number of choices the list that holds the first so many of them. */
  readonly #lists: Choice[][] = [[]];
  #menu: Menu | null = null;

  constructor() {
    this.refs = this.#refs;
    this.decision = {
      seq: 0,
      player: 0,
      kind: 'phase',
      source: null,
      purpose: 'phase',
      about: null,
      from: null,
      of: 0,
      choices: [],
      min: 0,
      max: 1,
      ordered: false,
    };
  }

  begin(player: number, kind: DecisionKind, purpose: Purpose): void {
    const d = this.decision;
    d.player = player;
    d.kind = kind;
    d.purpose = purpose;
    d.about = null;
    d.from = null;
    d.of = player;
    d.min = 1;
    d.max = 1;
    d.ordered = false;
    this.size = 0;
    this.refs = this.#refs;
    this.#menu = null;
  }

  offer(label: string, ref: number, count: number): void {
    const i = this.size++;
    if (i === this.#choices.length) {
      this.#choices.push({ label, count });
      this.#lists.push(this.#choices.slice());
    }
    const choice = this.#choices[i];
    choice.label = label;
    choice.count = count;
    this.#refs[i] = ref;
  }

  /** Offers one more of what has this ref, as one choice with the equal ones before it. */
  offerEqual(label: string, ref: number): void {
    for (let i = this.size - 1; i >= 0; i--) {
      if (this.refs[i] !== ref) continue;
      this.#choices[i].count++;
      return;
    }
    this.offer(label, ref, 1);
  }

  /** Offers all of a menu, which need not be copied when there is nothing else to offer. */
  offerMenu(menu: Menu): void {
    if (this.size === 0) {
      this.#menu = menu;
      this.refs = menu.refs;
      this.size = menu.refs.length;
    } else {
      for (let i = 0; i < menu.refs.length; i++) this.offer(menu.choices[i].label, menu.refs[i], 1);
    }
  }

  /** How many cards are behind all choices together. */
  get total(): number {
    let total = 0;
    for (let i = 0; i < this.size; i++) total += this.#choices[i].count;
    return total;
  }

  finish(): void {
    this.decision.choices = this.#menu?.choices ?? this.#lists[this.size];
  }

  find(label: string): number {
    const { choices } = this.decision;
    for (let i = 0; i < choices.length; i++) if (choices[i].label === label) return i;
    return -1;
  }

  /** Whether no choice is picked more often than it is there. */
  hasEnough(picks: readonly number[]): boolean {
    const { choices } = this.decision;
    return picks.every((pick) => picks.filter((other) => other === pick).length <= choices[pick].count);
  }

  /** The picks that are the only possible ones, so that nothing has to be asked; null if there is a choice. */
  onlyPicks(): number[] | null {
    const { min, max, ordered } = this.decision;
    if (max === 0 || this.size === 0) return [];
    if (min < max) return null;
    if (this.size === 1) return new Array<number>(min).fill(0);
    if (ordered || min < this.total) return null;
    const all: number[] = [];
    for (let i = 0; i < this.size; i++) for (let n = this.#choices[i].count; n > 0; n--) all.push(i);
    return all;
  }

  /** A copy that may be kept. */
  snapshot(): Decision {
    return { ...this.decision, choices: this.decision.choices.map(({ label, count }) => ({ label, count })) };
  }
}
