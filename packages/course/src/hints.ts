import type { Hint } from '@provincia/protocol';

/** As it is written down. */
export interface SavedHints {
  readonly taken: readonly number[];
  readonly given: Readonly<Record<number, readonly Hint[]>>;
}

/** The hints that were given in a game. Each that helps is counted, also if what followed is undone. */
export class GivenHints {
  readonly #taken: number[];
  /** By the number of answers before the decision. */
  readonly #given: Map<number, readonly Hint[]>;

  constructor({ taken, given }: SavedHints) {
    this.#taken = [...taken];
    this.#given = new Map(Object.entries(given).map(([place, hints]) => [Number(place), hints]));
  }

  save(): SavedHints {
    return { taken: this.#taken, given: Object.fromEntries(this.#given) };
  }

  /** How many each seat has taken. */
  get taken(): readonly number[] {
    return this.#taken;
  }

  /** What was said about the decision after so many answers; null if nobody asked. */
  at(place: number): readonly Hint[] | null {
    return this.#given.get(place) ?? null;
  }

  /** Once for a decision. Where nothing can be tried, nobody was helped. */
  give(place: number, seat: number, hints: readonly Hint[]): void {
    if (this.#given.has(place)) return;
    if (hints.length > 0) this.#taken[seat]++;
    this.#given.set(place, hints);
  }

  /** The answers from this place on were undone: later decisions are others now. */
  cut(place: number): void {
    for (const later of [...this.#given.keys()]) if (later > place) this.#given.delete(later);
  }
}
