import type { Choice, Decision, View } from '@provincia/engine';
import { type Face, faceIn } from './face.ts';
import { coinsBeside, coinsThisTurn, handOf } from './hand.ts';
import { buying, distance } from './outlook.ts';
import { highest } from './pick.ts';
import { momentOf, others, power, processing, wantsActions } from './power/index.ts';
import { keeping } from './worth.ts';

/** Which card to play by means of another: what gives most when played so. */
export function play(decision: Decision, view: View): readonly Choice[] {
  const { choices, source } = decision;
  if (source === 'cultist') return [choices[0]];
  if (source === 'counterfeit')
    return highest(
      decision,
      choices.map((choice) => forging(faceIn(choice), view)),
      0,
    );
  if (source === 'tiara')
    return highest(
      decision,
      choices.map((choice) => doubling(faceIn(choice), view)),
      0,
    );
  const hand = handOf(view);
  const values = choices.map((choice) => {
    const face = faceIn(choice);
    const rest = others(hand, face);
    if (source === 'procession') return processing(face, view, rest);
    const free = face.actions > 0 || (momentOf(face).place?.(view, rest) ?? 0) > 0;
    return power(face, view, rest) + (free ? 0.5 : 0);
  });
  return highest(decision, values, 0);
}

/** What a treasure does when it is played once more: an Investment would only eat the hand up. */
function doubling(face: Face, view: View): number {
  return face.id === 'investment' ? 0.1 : face.use + 0.5 * coinsBeside(face.kind, view);
}

/** The money that a Counterfeit leaves to its deck: enough for a Province. */
const NEEDED = 8;

/** What Counterfeit makes of a treasure: its coins once more, and it is gone; Spoils would be gone anyway. */
function forging(face: Face, view: View): number {
  const coins = coinsThisTurn(view);
  const won = buying(coins + face.kind.coins, view) - buying(coins, view);
  if (face.id === 'spoils') return won + 4;
  if (face.id === 'counterfeit') return won - 5;
  const stage = distance(view);
  // Who has eaten their money up buys nothing any more, and the game goes on for ever.
  const buysTheLast = stage <= 1 && coins + face.kind.coins >= 8;
  if (view.money - face.kind.coins < NEEDED && !buysTheLast) return Number.NEGATIVE_INFINITY;
  return won - keeping(face, view) * (stage <= 2 ? 0.3 : stage <= 4 ? 0.7 : 1);
}

/** Band of Misfits: a village where actions are short, else the card that does most now. */
export function become(decision: Decision, view: View): readonly Choice[] {
  const hand = handOf(view);
  const needsVillage = wantsActions(hand, view.actions);
  return highest(
    decision,
    decision.choices.map((choice) => {
      const face = faceIn(choice);
      return (
        power(face, view, hand) + (needsVillage && face.isVillage ? 10 : 0) - (spentOnce.has(face.id) ? 3 : 0)
      );
    }),
  );
}

/** They trash themselves: a poor end for a more expensive card. */
const spentOnce = new Set(['feast', 'death-cart']);
