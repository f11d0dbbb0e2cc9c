import type { View } from '@provincia/protocol';

/** What victory tokens are called in counters, events and scores. No card is called so: several bring them. */
export const VICTORY_TOKENS = 'vp';

/** How many a player has; null in games without them. */
export function victoryTokensOf({ seats }: View, seat: number): number | null {
  return seats[seat].counters?.[VICTORY_TOKENS] ?? null;
}
