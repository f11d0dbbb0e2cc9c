import type { View } from '@provincia/engine';
import { giving, resting } from '../away.ts';
import { type Face, faceOf, faceOfKind } from '../face.ts';
import { coinsThisTurn } from '../hand.ts';
import { buying, cardsOf, deckOf, distance } from '../outlook.ts';
import { relief } from '../trash.ts';
import { gaining } from '../worth.ts';
import { NEVER } from './never.ts';

const [map, province, gold, outpost] = ['treasure-map', 'province', 'gold', 'outpost'].map(faceOf);

/** Cards for the right moment that depend on the hand. */
export const timedByHand: Readonly<Record<string, (view: View, others: readonly Face[]) => number>> = {
  'treasure-map': (view, hand) => (hand.includes(map) && view.leftOf(gold.kind) > 0 ? 7 : NEVER),
  explorer: (view, hand) => (hand.includes(province) && view.leftOf(gold.kind) > 0 ? 4.6 : 3),

  // This hand for a second one next turn, with a buy for each.
  tactician: (view, hand) => {
    if (hand.length === 0) return NEVER;
    const lost = buying(coinsThisTurn(view), view) - buying(view.coins, view);
    const coins = 5 * deckOf(view).average;
    const won = twoHands(coins, view) - buying(coins, view) - lost;
    return won > 0 && (distance(view) > 1 || lost === 0) ? 1 + won * 0.6 : NEVER;
  },

  island: (view, hand) => {
    let best = hand.length === 0 ? 0.5 : NEVER;
    for (let i = 0; i < hand.length; i++) best = Math.max(best, resting(hand[i], view));
    return best;
  },

  ambassador: (view, hand) => {
    let best = hand.length === 0 ? 0 : NEVER;
    for (let i = 0; i < hand.length; i++) {
      const copies = hand.filter((face) => face === hand[i]).length;
      best = Math.max(best, giving(hand[i], copies, view));
    }
    return best > 0 ? 1 + 0.6 * best : NEVER;
  },

  lookout: (view) => (shareOfJunk(view) > 0.25 ? faceOf('lookout').power : NEVER),
};

/** Those that do not. */
export const timedByView: Readonly<Record<string, (view: View) => number>> = {
  // A second one in a row brings no turn, only a smaller hand.
  outpost: (view) => {
    const isUsed = view.isExtraTurn || view.inPlay(view.onTurn).includes(outpost.kind);
    return isUsed ? NEVER : Math.max(0.5, 2.4 * deckOf(view).average);
  },

  smugglers: (view) => {
    const deck = deckOf(view);
    let best = 0;
    for (const kind of view.gained((view.onTurn + view.players - 1) % view.players)) {
      if (view.leftOf(kind) === 0 || !view.cost(kind).isAtMost(6)) continue;
      best = Math.max(best, gaining(faceOfKind(kind), view, deck));
    }
    return best > 0 ? 0.6 * best : NEVER;
  },
};

/** What twice the coins of a hand buy with two buys. */
function twoHands(coins: number, view: View): number {
  const both = 2 * coins;
  return both >= 8 ? 10 + buying(both - 8, view) : Math.max(buying(both, view), 2 * buying(coins, view));
}

/** How much of what is in the deck and the discard pile is better trashed. */
function shareOfJunk(view: View): number {
  const { unseen } = view;
  let junk = 0;
  let all = 0;
  for (const face of cardsOf(view)) {
    const count = unseen[face.kind.index];
    all += count;
    if (count > 0 && relief(face, view) > 0) junk += count;
  }
  return all < 3 ? 0 : junk / all;
}
