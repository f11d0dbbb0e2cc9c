import type { Kind, View } from '@provincia/engine';
import { faceOf } from '../judgement/face.ts';
import { gameOf } from '../judgement/outlook.ts';

/** More purchases than this are not looked through: with so many one wins anyway. */
const MOST_BUYS = 5;

/** Piles to buy from, in this order, that end the game at once and win it; null if there is no such way. */
export function winningEnd(view: View): readonly string[] | null {
  if (!canEnd(view)) return null;
  const way = new Way(view);
  return way.find() ? way.bought : null;
}

/** Whether this purchase ends the game, and ends it lost. */
export function losesAtOnce(pile: string, view: View): boolean {
  if (view.left(pile) !== 1 || !canEnd(view)) return false;
  const way = new Way(view);
  way.buy(pile);
  return way.ends && !way.wins;
}

/** Nearly always it cannot, which is seen at a glance. */
function canEnd(view: View): boolean {
  const { piles, ending } = gameOf(view);
  const missing = view.emptyPilesToEnd - view.emptyPiles;
  if (missing <= 0) return true;
  const { buys } = view;
  for (const pile of ending) {
    const left = view.left(pile);
    if (left === 0 || (left <= buys && view.canBuy(pile))) return true;
  }
  if (missing > buys) return false;
  let low = 0;
  for (const pile of piles) if (view.left(pile) <= buys && view.canBuy(pile)) low++;
  return low >= missing;
}

/** Purchases one after the other, with what comes of them if the game ends then. */
class Way {
  readonly bought: string[] = [];
  readonly #view: View;
  #coins: number;
  readonly #piles: readonly string[];
  readonly #owned: Readonly<Uint16Array>;

  constructor(view: View) {
    this.#view = view;
    this.#coins = view.coins;
    this.#owned = view.counts.slice();
    this.#piles = gameOf(view).piles.filter((pile) => view.left(pile) > 0 && this.#helps(pile));
  }

  /** Goes on buying until the game would end and be won. Piles are taken in their order: no set of them comes twice. */
  find(from = 0): boolean {
    if (this.ends && this.wins) return true;
    if (this.bought.length >= Math.min(this.#view.buys, MOST_BUYS)) return false;
    for (let i = from; i < this.#piles.length; i++) {
      const pile = this.#piles[i];
      if (!this.#isThere(pile) || this.#cost(pile) > this.#coins) continue;
      this.buy(pile);
      if (this.find(i)) return true;
      this.#putBack();
    }
    return false;
  }

  buy(pile: string): void {
    this.#coins -= this.#cost(pile);
    this.bought.push(pile);
  }

  #putBack(): void {
    const pile = this.bought.pop() as string;
    this.#coins += this.#cost(pile);
  }

  get ends(): boolean {
    return this.#view.endsAfter(this.bought);
  }

  /** With more points than anybody else; with as many, whoever has had fewer turns would win (general 10.4). */
  get wins(): boolean {
    const view = this.#view;
    const points = this.#points;
    for (let seat = 0; seat < view.players; seat++)
      if (seat !== view.seat && view.points(seat) >= points) return false;
    return true;
  }

  get #points(): number {
    const view = this.#view;
    const gained = this.bought.map((pile) => view.top(pile));
    const count = (kind: Kind) =>
      this.#owned[kind.index] + gained.filter((one) => one?.id === kind.id).length;
    const owned = { size: view.cards + gained.length, count: (id: string) => count(faceOf(id).kind) };
    return gameOf(view).faces.reduce((sum, { kind }) => {
      const { points } = kind;
      if (points === 0) return sum;
      return sum + count(kind) * (typeof points === 'number' ? points : points(owned));
    }, 0);
  }

  /** To empty piles, or for points: those of the card itself, or those that others score for it. */
  #helps(pile: string): boolean {
    const view = this.#view;
    if (view.left(pile) <= view.buys || isScoring(view.top(pile))) return true;
    return (pile === 'silver' && this.#owns('feodum')) || (pile === 'copper' && this.#owns('gardens'));
  }

  #owns(id: string): boolean {
    return this.#owned[faceOf(id).kind.index] > 0;
  }

  /** Which card comes next on a mixed pile nobody knows. */
  #isThere(pile: string): boolean {
    const isMixed = this.#view.top(pile)?.id !== pile;
    return this.#left(pile) > 0 && !(isMixed && this.bought.includes(pile));
  }

  #left(pile: string): number {
    return this.#view.left(pile) - this.bought.filter((one) => one === pile).length;
  }

  #cost(pile: string): number {
    const top = this.#view.top(pile);
    return top === null ? Number.POSITIVE_INFINITY : this.#view.cost(top).coins;
  }
}

function isScoring(kind: Kind | null): boolean {
  return kind !== null && kind.points !== 0 && !kind.isCurse;
}
