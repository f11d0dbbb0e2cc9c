import type { Choice, Decision, View } from '@provincia/engine';
import { type Face, faceIn, faceOf } from './face.ts';
import { coinsThisTurn } from './hand.ts';
import { buying } from './outlook.ts';
import { highest } from './pick.ts';
import { relief, THINNER } from './trash.ts';
import { gainOfAnother, keeping, spareCoppers } from './worth.ts';

/** Which cards to put where they do nothing any more, but count to the end. */
export function putOnMat(decision: Decision, view: View): readonly Choice[] {
  return highest(
    decision,
    decision.choices.map((choice) => resting(faceIn(choice), view)),
  );
}

/** What a deck is better off for if a card rests: of those that do nothing first what it would not trash. */
export function resting(face: Face, view: View): number {
  if (face.isIdle) return 1.4 + 0.01 * keeping(face, view);
  if (face.isRuins) return 1;
  return 0.6 - (face.id === 'copper' && spareCoppers(view) > 0 ? 0 : face.use);
}

/** Ambassador: what to show, which others get and which goes back to its pile. */
export function toReveal(decision: Decision, view: View): readonly Choice[] {
  return highest(
    decision,
    decision.choices.map((choice) => giving(faceIn(choice), choice.count, view)),
  );
}

/** What comes of showing a card of which there are so many copies in hand. */
export function giving(face: Face, copies: number, view: View): number {
  const back = mostReturned(face, Math.min(copies, 2), view);
  return gainOfReturning(face, back, view) - 0.8 * gainOfAnother(face, view);
}

/** How many copies to put back on their pile. */
export function returned({ choices, about }: Decision, view: View): readonly Choice[] {
  const most = about === null ? 0 : mostReturned(faceOf(about), choices.length - 1, view);
  return [choices[most]];
}

function mostReturned(face: Face, most: number, view: View): number {
  let best = 0;
  for (let n = 1; n <= most; n++)
    if (gainOfReturning(face, n, view) > gainOfReturning(face, best, view)) best = n;
  return best;
}

/** A smaller deck, for what its coins would have bought this turn. */
function gainOfReturning(face: Face, count: number, view: View): number {
  if (count === 0) return 0;
  const isCopper = face.id === 'copper';
  if (isCopper && spareCoppers(view) < count) return Number.NEGATIVE_INFINITY;
  const coins = coinsThisTurn(view);
  const lost = buying(coins, view) - buying(coins - count * face.kind.coins, view);
  return count * (isCopper ? THINNER : relief(face, view)) - lost;
}
