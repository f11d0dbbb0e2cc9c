import { library } from '@provincia/cards';
import type { PileView } from '@provincia/engine';

const basicOrder = ['copper', 'silver', 'gold', 'estate', 'duchy', 'province', 'curse'];

export function isBasic(id: string): boolean {
  return basicOrder.includes(id);
}

/** Basic cards first, then the kingdom by cost and name. */
export function inTableOrder(piles: readonly PileView[]): PileView[] {
  return [...piles].sort((a, b) => placeOf(a.card) - placeOf(b.card) || a.card.localeCompare(b.card));
}

function placeOf(id: string): number {
  // What a card costs in print, so that nothing moves when everything gets cheaper for a turn.
  return isBasic(id) ? basicOrder.indexOf(id) : basicOrder.length + costOf(id);
}

/** The order in which a hand is used: actions, treasures, the rest; what costs more first. */
export function byUse(a: string, b: string): number {
  return rankOf(a) - rankOf(b) || costOf(b) - costOf(a);
}

function rankOf(id: string): number {
  const kind = library.find(id);
  if (kind?.isAction) return 0;
  return kind?.isTreasure ? 1 : 2;
}

function costOf(id: string): number {
  return library.find(id)?.cost.coins ?? 0;
}
