import type { Kind, View } from '@provincia/engine';
import { bonusOf, boostOf } from '../judgement/bonus.ts';
import { faceOfKind } from '../judgement/face.ts';
import { deckOf, fewestLeft } from '../judgement/outlook.ts';
import { gaining } from '../judgement/worth.ts';
import { buy } from './closing.ts';
import { losesAtOnce } from './ending.ts';
import type { Course } from './race.ts';

/** From so few Provinces or Colonies on Estates may be worth buying, or nothing at all. */
const LATE = 5;

/** Nobody wants them, unless a plan does. */
const junk = ['copper', 'curse'];

/** With more purchases than this the rest is left to the plan. */
const MOST_BUYS = 3;

/** More sets than this are not tried: those that look best are. */
const MOST_SETS = 8;

/** Beside what plans want so many cards are tried: those that look best. */
const MOST_CARDS = 7;

/**
 * Whole purchases that are worth trying: one card or, with several buys, cards that are paid together. `wanted` are cards
 * that plans would buy now.
 */
export function purchases(wanted: readonly Kind[], view: View): Course[] {
  const isLate = fewestLeft(view) <= LATE;
  const deck = deckOf(view);
  const boost = boostOf(view);
  const worth = (kind: Kind) =>
    gaining(faceOfKind(kind), view, deck) + (boost === null ? 0 : bonusOf(kind, boost, view, deck));
  const others = view.tops
    .filter(({ id }) => !junk.includes(id) && (isLate || id !== 'estate'))
    .filter((kind) => view.canBuyKind(kind))
    .filter((kind) => !losesAtOnce(kind, view))
    .sort((a, b) => worth(b) - worth(a));
  const good = wanted.filter((kind) => !losesAtOnce(kind, view));
  const alone = [...new Set([...good, ...others.slice(0, MOST_CARDS)])].map((kind) => [kind]);
  const together = view.buys > 1 ? setsOf([...new Set([...good, ...others])], view, worth) : [];
  const nothing = isLate ? [{ picks: [], more: [] }] : [];
  return [...[...alone, ...together].map(([kind, ...more]) => ({ picks: [buy(kind)], more })), ...nothing];
}

/** Sets of two or three that look best, the dearest card first. */
function setsOf(kinds: readonly Kind[], view: View, worthOf: (kind: Kind) => number): Kind[][] {
  const worths = new Map(kinds.map((kind) => [kind, worthOf(kind)]));
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
