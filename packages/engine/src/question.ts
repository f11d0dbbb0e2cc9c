import type { Choice, Offer } from './choice.ts';
import type { Cost } from './cost.ts';
import {
  type CostLimit,
  type Decision,
  type DecisionKind,
  labelOf,
  NOWHERE,
  type Pick,
  type Purpose,
} from './decision.ts';
import type { ZoneName } from './zones.ts';

/**
 * The question of a card being put together. There is one per table, used again; what it comes to is a Decision.
 * Each choice has a `ref`, the engine's own number for it (a kind, a pile), that never leaves the engine.
 */
export class Question {
  player = 0;
  kind: DecisionKind = 'cards';
  purpose: Purpose = 'choose';
  about: string | null = null;
  from: Decision['from'] = null;
  of = 0;
  /** Whether cards of the discard pile are among the choices, besides those of `from`. */
  showsDiscard = false;
  /** What the cards may cost at most, and what exactly; null where it does not matter. */
  upTo: Cost | null = null;
  exactly: Cost | null = null;
  /** What a kind of card costs, by its index, where whoever is asked is told; else null. */
  costOf: ((kind: number) => number) | null = null;
  min = 1;
  max = 1;
  ordered = false;
  readonly refs: number[] = [];
  size = 0;
  readonly #offers: Offer[] = [];
  readonly #counts: number[] = [];

  begin(player: number, kind: DecisionKind, purpose: Purpose): void {
    this.player = player;
    this.kind = kind;
    this.purpose = purpose;
    this.about = null;
    this.from = null;
    this.of = player;
    this.showsDiscard = false;
    this.upTo = null;
    this.exactly = null;
    this.costOf = null;
    this.min = 1;
    this.max = 1;
    this.ordered = false;
    this.size = 0;
  }

  offer(offer: Offer, ref: number, count = 1): void {
    const place = this.size++;
    this.#offers[place] = offer;
    this.#counts[place] = count;
    this.refs[place] = ref;
  }

  /** Offers one more of what has this ref, as one choice with the equal ones before it. */
  offerEqual(offer: Offer, ref: number): void {
    for (let i = this.size - 1; i >= 0; i--) {
      if (this.refs[i] !== ref) continue;
      this.#counts[i]++;
      return;
    }
    this.offer(offer, ref);
  }

  /** How many cards are behind all choices together. */
  get total(): number {
    let total = 0;
    for (let i = 0; i < this.size; i++) total += this.#counts[i];
    return total;
  }

  /** Whether whoever is asked looks at the cards in this zone of a seat. */
  shows(seat: number, zone: ZoneName): boolean {
    return this.of === seat && (this.from === zone || (zone === 'discard' && this.showsDiscard));
  }

  /** The place of what is picked; NOWHERE if it is not offered. */
  placeOf(pick: Pick): number {
    const label = labelOf(pick);
    for (let i = 0; i < this.size; i++) if (this.#offers[i].label === label) return i;
    return NOWHERE;
  }

  /** Whether these are as many places as are asked for, none more often than its choice is there. */
  isAnsweredBy(places: readonly number[]): boolean {
    if (places.length < this.min || places.length > this.max) return false;
    for (let i = 0; i < places.length; i++) {
      const place = places[i];
      if (place === NOWHERE) return false;
      let times = 1;
      for (let j = 0; j < i; j++) if (places[j] === place) times++;
      if (times > this.#counts[place]) return false;
    }
    return true;
  }

  /** The picks that are the only possible ones, so that nothing has to be asked; null if there is a choice. */
  onlyPicks(): number[] | null {
    const { min, max, ordered, size } = this;
    const all: number[] = [];
    if (max === 0 || size === 0) return all;
    if (min < max) return null;
    if (size === 1) {
      for (let n = 0; n < min; n++) all.push(0);
      return all;
    }
    if (ordered || min < this.total) return null;
    for (let i = 0; i < size; i++) for (let n = this.#counts[i]; n > 0; n--) all.push(i);
    return all;
  }

  /** The decision as it is put: it may be kept and copied. */
  decision(player: number, source: string | null): Decision {
    const { kind, purpose, about, from, of, min, max, ordered } = this;
    const choices: Choice[] = [];
    for (let i = 0; i < this.size; i++) choices.push(this.#offers[i].times(this.#counts[i]));
    const decision = { player, kind, source, purpose, about, from, of, choices, min, max, ordered };
    const { costOf } = this;
    if (costOf !== null) {
      const costs = choices.map(({ label }, i) => [label, costOf(this.refs[i])]);
      return { ...decision, costs: Object.fromEntries(costs) };
    }
    const cost = this.upTo ?? this.exactly;
    return cost === null ? decision : { ...decision, limit: limitOf(cost, cost === this.exactly) };
  }
}

function limitOf({ coins, potions, debt }: Cost, exactly: boolean): CostLimit {
  return { exactly, coins, ...(potions > 0 && { potions }), ...(debt > 0 && { debt }) };
}
