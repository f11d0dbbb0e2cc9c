import { facts, isCardId, type Translation } from '@provincia/catalog';
import type { View } from '@provincia/protocol';

const levels = ['I', 'II', 'III'] as const;

/** How far a card has come that does more with every empty pile; null for cards that stay as they are. */
export function levelOf({ emptyPiles }: View, card: string): string | null {
  const isGrowing = isCardId(card) && facts[card].growsWithEmptyPiles === true;
  return isGrowing ? levels[Math.min(emptyPiles, levels.length - 1)] : null;
}

/** "Level II: one supply pile is empty, so it draws one card more." */
export function levelWords({ say }: Translation, { emptyPiles }: View): string {
  return say('ui.table.level', { empty: Math.min(emptyPiles, levels.length - 1) });
}
