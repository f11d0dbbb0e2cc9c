import type { Choice, Decision, View } from '@provincia/engine';
import { type Face, faceIn } from './face.ts';
import { coinsBeside, coinsThisTurn, handOf, uses } from './hand.ts';
import { buying, deckOf } from './outlook.ts';
import { highest } from './pick.ts';
import { bestByPrice, bestUpTo } from './worth.ts';

/** Which cards to discard: what does least in this hand; of another’s cards what does most. */
export function discard(decision: Decision, view: View): readonly Choice[] {
  const { choices, of, player, from, source, min, max } = decision;
  if (of !== player)
    return highest(
      decision,
      choices.map((choice) => faceIn(choice).use),
    );
  if (from === 'looking') return fromDeck(decision, view);
  if (source === 'anvil') return toForge(decision, view);
  const actions = view.onTurn === player ? view.actions : 1;
  return leastUseful(decision, actions, min === max ? Number.NEGATIVE_INFINITY : limitFor(decision, view));
}

/** How little a card may do to be discarded without need. */
function limitFor({ source }: Decision, view: View): number {
  switch (source) {
    // For a coin each.
    case 'secret-chamber':
    case 'vault':
      return 0.9;
    // Once for cards, once for coins: what comes for a Copper is worth a coin at least.
    case 'storeroom':
      return 1;
    // For a card each.
    case 'cellar':
      return Math.min(deckOf(view).average * 0.9, 1.5);
    default:
      return 0;
  }
}

/** The cards that do least, as many as must go and beyond that those that do no more than `limit`. */
function leastUseful({ choices, min, max }: Decision, actions: number, limit: number): readonly Choice[] {
  const cards: Choice[] = [];
  const faces: Face[] = [];
  for (let i = 0; i < choices.length; i++) {
    const face = faceIn(choices[i]);
    for (let n = choices[i].count; n > 0; n--) {
      cards.push(choices[i]);
      faces.push(face);
    }
  }
  const values = uses(faces, actions);
  const picks: Choice[] = [];
  while (picks.length < max) {
    const least = leastOf(values);
    if (values[least] > limit && picks.length >= min) break;
    picks.push(cards[least]);
    values[least] = Number.POSITIVE_INFINITY;
  }
  return picks;
}

/** Cards that lie on the own deck: what is worse than what comes after it goes. */
function fromDeck(decision: Decision, view: View): readonly Choice[] {
  const limit = -Math.min(deckOf(view).average * 0.8, 1.5);
  return highest(
    decision,
    decision.choices.map((choice) => -faceIn(choice).use),
    limit,
  );
}

/** Anvil: the treasure that this turn misses least, if what can be gained for it is worth more. */
function toForge(decision: Decision, view: View): readonly Choice[] {
  const coins = coinsThisTurn(view);
  const gained = bestUpTo(bestByPrice(view, deckOf(view)), 4);
  return highest(
    decision,
    decision.choices.map((choice) => {
      const { kind } = faceIn(choice);
      return gained - buying(coins, view) + buying(coins - kind.coins - coinsBeside(kind, view), view);
    }),
    0.5,
  );
}

/** The two cards that a hand misses least and what they would do in it. */
export function twoLeast(view: View): { readonly cards: readonly Face[]; readonly lost: number } {
  const hand = handOf(view);
  const values = uses(hand, view.onTurn === view.seat ? view.actions : 1);
  const cards: Face[] = [];
  let lost = 0;
  while (cards.length < 2 && cards.length < hand.length) {
    const least = leastOf(values);
    cards.push(hand[least]);
    lost += values[least];
    values[least] = Number.POSITIVE_INFINITY;
  }
  return { cards, lost };
}

/** The place of the lowest value, the first of equal ones. */
function leastOf(values: readonly number[]): number {
  let least = 0;
  for (let i = 1; i < values.length; i++) if (values[i] < values[least]) least = i;
  return least;
}
