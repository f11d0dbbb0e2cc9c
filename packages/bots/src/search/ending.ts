import { library } from '@provincia/cards';
import type { Kind, View } from '@provincia/engine';
import { type Boost, boostOf, tokensWith } from '../judgement/bonus.ts';
import { cursesWith } from '../judgement/token.ts';

/** More purchases than this are not looked through: with so many one wins anyway. */
const MOST_BUYS = 5;

/** Cards to buy, in this order, that end the game at once and win it; null if there is no such way. */
export function winningEnd(view: View): readonly Kind[] | null {
  if (!view.canEnd) return null;
  way.begin(view);
  return way.find() ? [...way.bought] : null;
}

/** Whether buying this card, which lies on top of its pile, ends the game, and ends it lost. */
export function losesAtOnce(kind: Kind, view: View): boolean {
  if (view.leftOf(kind) !== 1 || !view.canEnd) return false;
  way.begin(view);
  way.buy(kind);
  return way.ends && !way.wins;
}

const curse = library.get('curse');
const silver = library.get('silver');
const copper = library.get('copper');
const feodum = library.get('feodum');
const gardens = library.get('gardens');

/** Purchases one after the other, with what comes of them if the game ends then. */
class Way {
  readonly bought: Kind[] = [];
  #view!: View;
  /** The most points that anybody else has; found out when it is first asked for. */
  #best: number | null = null;
  /** What helps: first what may empty its pile, then what only brings points. */
  readonly #helpful: Kind[] = [];
  #emptying = 0;
  /** What each of them costs: prices are worth asking for once only. */
  readonly #prices: number[] = [];
  /** What brings victory tokens. */
  #boost: Boost | null = null;

  begin(view: View): void {
    this.#view = view;
    this.#best = null;
    this.#boost = boostOf(view);
    clear(this.bought);
  }

  /** Goes on buying until the game would end and be won. */
  find(): boolean {
    const helpful = this.#helpful;
    clear(helpful);
    this.#addWhere((kind) => this.#mayEmpty(kind));
    this.#emptying = helpful.length;
    this.#addWhere((kind) => !this.#mayEmpty(kind) && this.#scores(kind));
    clear(this.#prices);
    for (let i = 0; i < helpful.length; i++) this.#prices.push(this.#view.cost(helpful[i]).coins);
    return this.#findAmong(0, this.#view.coins);
  }

  #addWhere(helps: (kind: Kind) => boolean): void {
    const { tops } = this.#view;
    for (let i = 0; i < tops.length; i++)
      if (helps(tops[i]) && this.#view.canBuyKind(tops[i])) this.#helpful.push(tops[i]);
  }

  /** The cards are taken in their order: no set of them comes twice. Points can wait until the game would end. */
  #findAmong(from: number, coins: number): boolean {
    const { ends } = this;
    if (ends && this.wins) return true;
    const left = this.#mostBuys - this.bought.length;
    if (left <= 0) return false;
    const until = ends ? this.#helpful.length : this.#emptying;
    for (let i = from; i < until; i++) {
      const kind = this.#helpful[i];
      const there = this.#left(kind);
      // What is bought last has to end the game, and so to be the last card of its pile.
      if (there <= 0 || (left === 1 && !ends && there > 1)) continue;
      if (this.#prices[i] > coins) continue;
      this.buy(kind);
      if (this.#findAmong(i, coins - this.#prices[i])) return true;
      this.bought.pop();
    }
    return false;
  }

  buy(kind: Kind): void {
    this.bought.push(kind);
  }

  get #mostBuys(): number {
    return Math.min(this.#view.buys, MOST_BUYS);
  }

  get ends(): boolean {
    return this.#view.endsAfter(this.bought);
  }

  /** With more points than anybody else; with as many, whoever has had fewer turns would win (rule 10.4). */
  get wins(): boolean {
    this.#best ??= bestOfOthers(this.#view);
    return this.#view.pointsWith(this.#gained) + this.#tokens > this.#best;
  }

  /** What is bought, and the Curses that come with it. */
  get #gained(): readonly Kind[] {
    const curses = this.bought.flatMap((kind) => new Array<Kind>(cursesWith(kind, this.#view)).fill(curse));
    return curses.length === 0 ? this.bought : [...this.bought, ...curses];
  }

  /** The victory tokens that come with it. */
  get #tokens(): number {
    const boost = this.#boost;
    return boost === null
      ? 0
      : this.bought.reduce((sum, kind) => sum + tokensWith(kind, boost, this.#view), 0);
  }

  #mayEmpty(kind: Kind): boolean {
    return this.#view.leftOf(kind) <= this.#mostBuys;
  }

  /** By points of the card itself, by those that others score for it, or by tokens. */
  #scores(kind: Kind): boolean {
    const view = this.#view;
    if (kind.points !== 0 && !kind.isCurse) return true;
    if (this.#boost !== null && kind === copper) return true;
    return (kind === silver && view.count(feodum) > 0) || (kind === copper && view.count(gardens) > 0);
  }

  /** How many are left. Which card comes next on a mixed pile nobody knows: after the first there is none. */
  #left(kind: Kind): number {
    let taken = 0;
    for (const one of this.bought) if (one === kind) taken++;
    return taken > 0 && this.#view.isMixed(kind) ? 0 : this.#view.leftOf(kind) - taken;
  }
}

/** Used again and again: in imagined games the end is looked for nearly as often as a card is bought. */
const way = new Way();

function bestOfOthers(view: View): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < view.players; seat++)
    if (seat !== view.seat) best = Math.max(best, view.points(seat));
  return best;
}

function clear(list: unknown[]): void {
  while (list.length > 0) list.pop();
}
