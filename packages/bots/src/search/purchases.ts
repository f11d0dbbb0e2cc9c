import type { Kind, View } from '@provincia/engine';
import { faceOfKind } from '../judgement/face.ts';
import { type Deck, deckOf } from '../judgement/outlook.ts';
import { gaining } from '../judgement/worth.ts';
import { buy } from './closing.ts';
import { losesAtOnce } from './ending.ts';
import type { Course } from './race.ts';

/** From so few Provinces on Estates may be worth buying, or nothing at all. */
const LATE = 5;

/** Nobody wants them, unless a plan does. */
const junk = ['copper', 'curse'];

/** With more purchases than this the rest is left to the plan. */
const MOST_BUYS = 3;

/** More sets than this are not tried: those that look best are. */
const MOST_SETS = 14;

/**
 * Whole purchases that are worth trying: one card or, with several buys, cards that are paid together. `named` are the cards of the plans.
 */
export function purchases(named: readonly Kind[], view: View): Course[] {
  const isLate = view.left('province') <= LATE;
  const others = view.tops.filter(({ id }) => !junk.includes(id) && (isLate || id !== 'estate'));
  const kinds = [...new Set([...named, ...others])].filter(
    (kind) => view.canBuyKind(kind) && !losesAtOnce(kind, view),
  );
  const deck = deckOf(view);
  const sets = [...kinds.map((kind) => [kind]), ...(view.buys > 1 ? setsOf(kinds, view, deck) : [])];
  const nothing = isLate ? [{ picks: [], more: [] }] : [];
  return [...sets.map(([kind, ...more]) => ({ picks: [buy(kind)], more })), ...nothing];
}

/** Sets of two or three that look best, the dearest card first. */
function setsOf(kinds: readonly Kind[], view: View, deck: Deck): Kind[][] {
  const worths = new Map(kinds.map((kind) => [kind, gaining(faceOfKind(kind), view, deck)]));
  const useful = kinds
    .filter((kind) => (worths.get(kind) as number) > 0)
    .sort((a, b) => view.cost(b).coins - view.cost(a).coins);
  const sets: Kind[][] = [];
  const extend = (set: readonly Kind[], from: number, coins: number) => {
    if (set.length > 1) sets.push([...set]);
    if (set.length === Math.min(view.buys, MOST_BUYS)) return;
    for (let i = from; i < useful.length; i++) {
      const kind = useful[i];
      const cost = view.cost(kind).coins;
      const taken = set.filter((one) => one === kind).length;
      if (cost > coins || taken >= view.leftOf(kind) || (taken > 0 && view.isMixed(kind))) continue;
      extend([...set, kind], i, coins - cost);
    }
  };
  extend([], 0, view.coins);
  const worth = (set: readonly Kind[]) => set.reduce((sum, kind) => sum + (worths.get(kind) as number), 0);
  return sets.sort((a, b) => worth(b) - worth(a)).slice(0, MOST_SETS);
}
