import { library } from '../library.ts';
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

/** Whether the library has all it needs. */
export function isPlayable({ cards, bane, events, landmarks }: PrintedKingdom): boolean {
  if (bane !== undefined || events !== undefined || landmarks !== undefined) return false;
  return cards.every((id) => library.findPile(id)?.home === 'kingdom');
}
