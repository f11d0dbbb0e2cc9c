import type { Kind, View } from '@provincia/engine';
import { faceOf, faceOfKind } from './face.ts';
import { type Deck, pointWorth } from './outlook.ts';
import { gaining } from './worth.ts';

const [goons, hoard, collection, talisman] = ['goons', 'hoard', 'collection', 'talisman'].map(
  (id) => faceOf(id).kind,
);
const gold = faceOf('gold');

/** Cards that make others worth more to whoever buys them. */
const boosters: readonly Kind[] = [goons, hoard, collection, talisman];

/** What one victory token is worth on the scale of prices: points that are in nobody's way. */
export function tokenWorth(left: number): number {
  return Math.min(Math.max(pointWorth(left), 1.2), 3);
}

/** The cards in play by which purchases bring more than what is bought; null where there are none. */
export interface Boost {
  readonly goons: number;
  readonly hoards: number;
  readonly collections: number;
  readonly talismans: number;
}

/** Whether there may be such cards in this game. */
export function hasBoosters(view: View): boolean {
  for (let i = 0; i < boosters.length; i++) if (view.isInGame(boosters[i])) return true;
  return false;
}

export function boostOf(view: View): Boost | null {
  if (!hasBoosters(view)) return null;
  const play = view.inPlay(view.onTurn);
  const count = (kind: Kind) => play.reduce((sum, one) => sum + (one === kind ? 1 : 0), 0);
  const boost = {
    goons: count(goons),
    hoards: count(hoard),
    collections: count(collection),
    talismans: count(talisman),
  };
  return Object.values(boost).some((number) => number > 0) ? boost : null;
}

/** How many more copies come with a purchase. */
function copiesOf(kind: Kind, { talismans }: Boost, view: View): number {
  if (talismans === 0 || kind.isVictory || view.isMixed(kind) || !view.cost(kind).isAtMost(4)) return 0;
  return Math.min(talismans, view.leftOf(kind) - 1);
}

/** The victory tokens that a purchase brings. */
export function tokensWith(kind: Kind, boost: Boost, view: View): number {
  const actions = kind.isAction ? boost.collections * (1 + copiesOf(kind, boost, view)) : 0;
  return boost.goons + actions;
}

/** What a purchase brings beside the card, on the scale of prices. */
export function bonusOf(kind: Kind, boost: Boost, view: View, deck: Deck): number {
  const tokens = tokensWith(kind, boost, view) * tokenWorth(deck.distance);
  const golds = kind.isVictory ? Math.min(boost.hoards, view.leftOf(gold.kind)) : 0;
  const copies = copiesOf(kind, boost, view) * gaining(faceOfKind(kind), view, deck);
  return tokens + golds * gaining(gold, view, deck) + copies;
}
