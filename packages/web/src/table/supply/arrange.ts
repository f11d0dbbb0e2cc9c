import { facts, isCardId } from '@provincia/catalog';
import type { View } from '@provincia/protocol';

export type PileView = View['supply'][number];

/** Two columns: what pays beside what scores, and last what nobody wants. */
const basicOrder = [
  'copper',
  'estate',
  'silver',
  'duchy',
  'gold',
  'province',
  'platinum',
  'colony',
  'curse',
  'ruins',
];

export interface Arranged {
  /** The seven that are in every game, Platinum and Colony, Ruins, and what lies beside the supply. */
  readonly basics: readonly PileView[];
  readonly kingdom: readonly PileView[];
}

/** The piles in their places. These never change during a game: prices that fall move nothing. */
export function arranged(supply: View['supply'], nameOf: (pile: string) => string): Arranged {
  const isKingdom = ({ pile }: PileView) => isCardId(pile) && facts[pile].home === 'kingdom';
  return {
    basics: supply.filter((pile) => !isKingdom(pile)).toSorted((a, b) => basicPlace(a) - basicPlace(b)),
    kingdom: supply
      .filter(isKingdom)
      .toSorted((a, b) => printedCost(a) - printedCost(b) || nameOf(a.pile).localeCompare(nameOf(b.pile))),
  };
}

function basicPlace({ pile }: PileView): number {
  const place = basicOrder.indexOf(pile);
  return place < 0 ? basicOrder.length : place;
}

function printedCost({ pile }: PileView): number {
  return isCardId(pile) ? facts[pile].cost : 0;
}
