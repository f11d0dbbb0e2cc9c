import type { Choice, Decision, Kind, View } from '@provincia/engine';
import type { Face } from './face.ts';
import { faceOf } from './face.ts';
import { cardsOf } from './outlook.ts';

/** Which card to name. */
export function name({ source }: Decision, view: View): readonly Choice[] {
  const { kind } = source === 'rebuild' ? toProtect(view) : toDraw(view);
  return [kind.offers.name.times(1)];
}

/** The card that most likely lies on the deck, better cards counting for more: those that are not in sight. */
function toDraw(view: View): Face {
  let best = faceOf('copper');
  let most = 0;
  for (const { face, count } of outOfSight(view)) {
    const value = face.kind.isAction && view.actions === 0 ? 0.2 : Math.max(face.use, 0.1);
    if (count * value > most) {
      most = count * value;
      best = face;
    }
  }
  return best;
}

/** Rebuild turns any victory card but the named one: the name that leaves the best exchange to expect. */
function toProtect(view: View): Face {
  const victories = outOfSight(view).filter(({ face }) => face.kind.isVictory);
  let best = faceOf('province');
  let most = Number.NEGATIVE_INFINITY;
  for (const named of [{ face: faceOf('province') }, ...victories]) {
    let sum = 0;
    let cards = 0;
    for (const { face, count } of victories) {
      if (face === named.face) continue;
      sum += count * pointsWon(face, view);
      cards += count;
    }
    const expected = cards === 0 ? 0 : sum / cards;
    if (expected > most) {
      most = expected;
      best = named.face;
    }
  }
  return best;
}

/** The points between a victory card and the best that costs up to 3 more. */
function pointsWon(face: Face, view: View): number {
  let best = 0;
  for (const kind of view.tops) {
    if (!kind.isVictory || !view.cost(kind).isAtMost(view.cost(face.kind).plus(3))) continue;
    best = Math.max(best, pointsIn(kind));
  }
  return best - pointsIn(face.kind);
}

/** Cards whose points depend on others count as two. */
function pointsIn({ points }: Kind): number {
  return typeof points === 'number' ? points : 2;
}

interface Counted {
  readonly face: Face;
  readonly count: number;
}

/** The own cards that are neither in hand nor in play nor laid open: those in the deck, as far as one can know. */
function outOfSight(view: View): Counted[] {
  const { unseen } = view;
  return cardsOf(view)
    .map((face) => ({ face, count: unseen[face.kind.index] }))
    .filter(({ count }) => count > 0);
}
