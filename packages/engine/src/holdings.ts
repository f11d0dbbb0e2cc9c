import type { Layout } from './layout.ts';
import { type Seat, zonesOf } from './zones.ts';

/** How many cards of each kind a player has. Counted when it is first asked for, then kept up as cards come and go. */
export class Holdings {
  readonly #layout: Layout;
  readonly #zones: Seat;
  readonly #counts: Uint16Array;
  #actions = 0;
  #isCounted = false;

  constructor(layout: Layout, zones: Seat) {
    this.#layout = layout;
    this.#zones = zones;
    this.#counts = new Uint16Array(layout.library.kinds.length);
  }

  /** By the index of the kind: as what the cards are, whatever they count as in play. Changes with the game. */
  get counts(): Readonly<Uint16Array> {
    if (!this.#isCounted) this.#count();
    return this.#counts;
  }

  /** How many of them are actions. */
  get actions(): number {
    if (!this.#isCounted) this.#count();
    return this.#actions;
  }

  add(card: number): void {
    const { index, isAction } = this.#layout.kindOf[card];
    this.#counts[index]++;
    if (isAction) this.#actions++;
  }

  remove(card: number): void {
    const { index, isAction } = this.#layout.kindOf[card];
    this.#counts[index]--;
    if (isAction) this.#actions--;
  }

  /** The player has other cards now. */
  forget(): void {
    this.#isCounted = false;
  }

  #count(): void {
    // Other kinds than those of the game are never counted, and the library has many more.
    const { kinds } = this.#layout;
    for (let i = 0; i < kinds.length; i++) this.#counts[kinds[i].index] = 0;
    this.#actions = 0;
    for (const zone of zonesOf(this.#zones)) for (let i = 0; i < zone.length; i++) this.add(zone[i]);
    this.#isCounted = true;
  }
}
