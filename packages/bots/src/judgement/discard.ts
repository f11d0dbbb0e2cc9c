import type { Choice, Decision, View } from '@provincia/engine';
import { type Face, faceIn } from './face.ts';
import { handOf, use, uses } from './hand.ts';
import { deckOf } from './outlook.ts';
import { highest } from './pick.ts';

/** Which cards to discard: what does least in this hand; of another’s cards what does most. */
export function discard(decision: Decision, view: View): readonly Choice[] {
  const { choices, of, player, from, min, max } = decision;
  if (of !== player)
    return highest(
      decision,
      choices.map((choice) => use(faceIn(choice))),
    );
  if (from === 'looking') return fromDeck(decision, view);
  const actions = view.onTurn === player ? view.actions : 1;
  return leastUseful(decision, actions, min === max ? Number.NEGATIVE_INFINITY : limitFor(decision, view));
}

/** How little a card may do to be discarded without need. */
function limitFor({ source }: Decision, view: View): number {
  switch (source) {
    // For a coin each.
    case 'secret-chamber':
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
  const cards = choices.flatMap((choice) => new Array<Choice>(choice.count).fill(choice));
  const values = uses(cards.map(faceIn), actions);
  const picks: Choice[] = [];
  while (picks.length < max) {
    let least = 0;
    for (let i = 1; i < values.length; i++) if (values[i] < values[least]) least = i;
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
    decision.choices.map((choice) => -use(faceIn(choice))),
    limit,
  );
}

/** The two cards that a hand misses least and what they would do in it. */
export function twoLeast(view: View): { readonly cards: Face[]; readonly lost: number } {
  const hand = handOf(view);
  const values = uses(hand, view.onTurn === view.seat ? view.actions : 1);
  const places = [...hand.keys()].sort((a, b) => values[a] - values[b]).slice(0, 2);
  return {
    cards: places.map((place) => hand[place]),
    lost: places.reduce((lost, place) => lost + values[place], 0),
  };
}
