import type { Choice, Decision, Kind, View } from '@provincia/engine';
import type { Face } from './face.ts';
import { faceOf, faceOfKind } from './face.ts';
import { cardsOf, distance } from './outlook.ts';

/** Which card to name. */
export function name({ source }: Decision, view: View): readonly Choice[] {
  const { kind } = named(source, view);
  return [kind.offers.name.times(1)];
}

const contraband = faceOf('contraband');
const warChest = faceOf('war-chest');

function named(source: string | null, view: View): Face {
  if (source === 'rebuild') return toProtect(view);
  if (source === 'contraband') return toForbid(contraband, likelyCoins(view), view);
  return source === 'war-chest' ? toForbid(warChest, 5, view) : toDraw(view);
}

/** Of what the player whose turn it is can get for so many coins what helps them most. */
function toForbid({ kind: source }: Face, coins: number, view: View): Face {
  const said = view.namedFor(source);
  let best = faceOf('province');
  let most = Number.NEGATIVE_INFINITY;
  for (const kind of view.tops) {
    if (!view.cost(kind).isAtMost(coins) || said.includes(kind)) continue;
    const face = faceOfKind(kind);
    const isLate = distance(view) <= 4;
    // Nobody buys points with early Duchies, but whoever can pay a Province wants it.
    const points = kind.isVictory && (isLate || kind.cost.coins >= 8) ? 1.7 * pointsIn(kind) : 0;
    const value = kind.isVictory ? points : face.worth * (isLate ? 0.6 : 1);
    if (value > most) {
      most = value;
      best = face;
    }
  }
  return best;
}

/** The coins that the player whose turn it is will have: what is left in their hand is as good as their money. */
function likelyCoins(view: View): number {
  const { onTurn } = view;
  let money = 0;
  for (const { kind } of cardsOf(view)) if (kind.isTreasure) money += view.countOf(onTurn, kind) * kind.coins;
  return Math.round(view.coins + (view.handSize(onTurn) * money) / Math.max(view.cardsOf(onTurn), 1));
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
