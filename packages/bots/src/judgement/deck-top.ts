import type { Choice, Decision, View } from '@provincia/engine';
import { type Face, faceIn, faceOf } from './face.ts';
import { coinsThisTurn, handOf, uses } from './hand.ts';
import { buying, deckOf } from './outlook.ts';
import { highest } from './pick.ts';

/** Which cards to put on the own deck, or aside until the next turn. */
export function putOnDeck(decision: Decision, view: View): readonly Choice[] {
  const { choices, source, from, min } = decision;
  if (from === 'discard') {
    // The best one; without need only what is better than what lies there.
    const limit = min > 0 ? Number.POSITIVE_INFINITY : Math.max(1.2, deckOf(view).average);
    return highest(
      decision,
      choices.map((choice) => faceIn(choice).use),
      limit,
    );
  }
  if (source === 'secret-chamber') return fromSecretChamber(decision, view);
  const spares = sparing(view);
  return highest(
    decision,
    choices.map((choice) => spares.get(faceIn(choice))?.onTop ?? 0),
  );
}

/** Secret Passage: which card to put into the deck. */
export function putInDeck(decision: Decision, view: View): readonly Choice[] {
  const spares = sparing(view);
  return highest(
    decision,
    decision.choices.map((choice) => {
      const spare = spares.get(faceIn(choice));
      return spare === undefined ? 0 : Math.max(spare.onTop, spare.away);
    }),
  );
}

/** Secret Passage: a card that is better than what comes goes on top, any other to the bottom. */
export function placeInDeck({ choices }: Decision, view: View): readonly Choice[] {
  let best: Spare | null = null;
  for (const spare of sparing(view).values())
    if (best === null || Math.max(spare.onTop, spare.away) > Math.max(best.onTop, best.away)) best = spare;
  const onTop = best !== null && best.onTop > best.away;
  return [choices[onTop ? 0 : choices.length - 1]];
}

/** First = top: what does most comes first. */
export function order(decision: Decision): readonly Choice[] {
  return highest(
    decision,
    decision.choices.map((choice) => faceIn(choice).use),
  );
}

interface Spare {
  /** What this turn loses and the next one wins if the card goes on the deck. */
  readonly onTop: number;
  /** The same if it goes where it does not come soon. */
  readonly away: number;
}

/** For each card in hand what it means to do without it. */
function sparing(view: View): ReadonlyMap<Face, Spare> {
  const hand = handOf(view);
  const isOnTurn = view.onTurn === view.seat;
  const values = uses(hand, isOnTurn ? view.actions : 1);
  const coins = coinsThisTurn(view);
  const { average } = deckOf(view);
  const spares = new Map<Face, Spare>();
  for (let i = 0; i < hand.length; i++) {
    const face = hand[i];
    const loss =
      face.kind.isTreasure && isOnTurn
        ? buying(coins, view) - buying(coins - face.kind.coins, view)
        : values[i];
    const spare = { onTop: (face.use - average) * 0.8 - loss, away: -loss };
    const before = spares.get(face);
    // Of equal cards the one that is missed least counts.
    if (before === undefined || before.onTop < spare.onTop) spares.set(face, spare);
  }
  return spares;
}

/** The Secret Chamber itself goes back, so that it is not used without end; with it what the attack should meet there. */
function fromSecretChamber(decision: Decision, view: View): readonly Choice[] {
  const attack = view.inPlay(view.onTurn).at(-1)?.id;
  const savesCards = attack !== undefined && faceOf(attack).attacks === 'hand';
  const meetsJunk = attack !== undefined && faceOf(attack).attacks === 'deck';
  const hand = handOf(view);
  const values = uses(hand, 1);
  // Three cards are kept whatever happens; what comes next would be lost to an attack on the hand.
  const kept = [...values].sort((a, b) => b - a)[2] ?? 0;
  const picks = highest(
    decision,
    decision.choices.map((choice) => {
      const face = faceIn(choice);
      if (face.id === 'secret-chamber') return 100;
      const value = face.use;
      return savesCards && value < kept ? value : -value;
    }),
  );
  return meetsJunk ? picks.reverse() : picks;
}
