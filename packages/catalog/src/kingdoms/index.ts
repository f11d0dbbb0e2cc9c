import { facts } from '@provincia/cards/facts';
import { isCardId } from '../card-id.ts';
import { baseKingdoms } from './base.ts';
import { mixedBaseKingdoms } from './base-mixed.ts';
import { intrigueKingdoms } from './intrigue.ts';
import { otherKingdoms } from './others.ts';
import type { PrintedKingdom } from './printed-kingdom.ts';

/** All sets of ten of the rulebooks, also those with cards that are not there yet. */
export const printedKingdoms: readonly PrintedKingdom[] = [
  ...baseKingdoms,
  ...mixedBaseKingdoms,
  ...intrigueKingdoms,
  ...otherKingdoms,
];

/** Whether the catalog has all it needs. */
export function isPlayable({ cards, bane, events, landmarks }: PrintedKingdom): boolean {
  if (bane !== undefined || events !== undefined || landmarks !== undefined) return false;
  return cards.every((id) => isCardId(id) && facts[id].home === 'kingdom');
}
