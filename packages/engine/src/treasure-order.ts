import type { Card } from './card.ts';

/**
 * The order of treasures that are played at once: those that do something for the rest of the turn, those that need others in
 * hand, others with instructions, those that only give something, and those that count the others.
 */
const LASTING = 0;
export const USING = 1;
export const INSTRUCTED = 2;
export const PLAIN = 3;
export const COUNTING = 4;

export function treasureOrder(
  { usesTreasures, countsTreasures }: Pick<Card, 'usesTreasures' | 'countsTreasures'>,
  isInstructed: boolean,
  isLasting: boolean,
): number {
  if (countsTreasures) return COUNTING;
  if (usesTreasures) return USING;
  if (isLasting) return LASTING;
  return isInstructed ? INSTRUCTED : PLAIN;
}
