import type { Choice, Kind, View } from '@provincia/engine';
import { type Boost, bonusOf } from './bonus.ts';
import { faceIn, faceOf, faceOfKind } from './face.ts';
import { deckOf } from './outlook.ts';
import { gaining, keeping } from './worth.ts';

/** How much better than what is planned something has to be, to be bought instead. */
const BETTER = 0.2;

/** What to buy where cards in play bring something with a purchase: what is planned, unless that makes another card better. */
export function boosted(planned: readonly Choice[], boost: Boost, view: View): readonly Choice[] {
  const deck = deckOf(view);
  const value = (kind: Kind) => gaining(faceOfKind(kind), view, deck) + bonusOf(kind, boost, view, deck);
  let best = planned;
  let most = planned.length === 0 ? 0 : value(faceIn(planned[0]).kind) + BETTER;
  for (const kind of view.tops) {
    // What is not planned is bought for what comes with it.
    if (bonusOf(kind, boost, view, deck) <= 0 || !view.canBuyKind(kind)) continue;
    if (planned.length > 0 && !kind.isVictory) continue;
    const worth = value(kind);
    if (worth <= most) continue;
    most = worth;
    best = [kind.offers.buy.times(1)];
  }
  return best;
}

/** The money that a deck keeps when a Mint melts what was played for it. */
const NEEDED = 3;

/** Mint: whether what is in play may be trashed for it. */
export function isWorthMelting(view: View): boolean {
  let coins = 0;
  let lost = 0;
  for (const kind of view.inPlay(view.onTurn)) {
    if (!kind.isTreasure || kind.isDuration) continue;
    coins += kind.coins;
    if (kind !== copper) lost += Math.max(keeping(faceOfKind(kind), view), 0);
  }
  return view.money - coins >= NEEDED && lost < faceOf('mint').worth;
}

const { kind: copper } = faceOf('copper');
