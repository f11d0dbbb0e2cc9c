import type { Translation } from '@provincia/catalog';
import type { View } from '@provincia/protocol';

const levels = ['I', 'II', 'III'] as const;

/** A card that does more with every empty pile, as long as it does. */
const growing = 'city';

/** How far the card has come; null for cards that stay as they are. */
export function levelOf({ emptyPiles }: View, card: string): string | null {
  return card === growing ? levels[Math.min(emptyPiles, levels.length - 1)] : null;
}

/** "Level II: one supply pile is empty, so it draws one card more." */
export function levelWords({ say }: Translation, { emptyPiles }: View): string {
  return say('ui.table.level', { empty: Math.min(emptyPiles, levels.length - 1) });
}
