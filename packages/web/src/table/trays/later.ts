import type { View } from '@provincia/protocol';

/** What a play has left to do in a later turn of its player. */
export interface LaterPart {
  /** The card whose instructions wait. */
  readonly card: string;
  /** The places in play of the cards that stay for it. */
  readonly holds: readonly number[];
  /** What is set aside under it; null is a card face down. */
  readonly under: readonly (string | null)[];
}

/** What a player's cards have left to do. Who has set cards aside face down sees which ones. */
export function laterParts({ seats, own }: View, seat: number): readonly LaterPart[] {
  const known = own?.seat === seat ? own.waiting : undefined;
  return (seats[seat].waiting ?? []).map(({ card, holds, aside = [] }, i) => ({
    card,
    holds,
    under: typeof aside === 'number' ? (known?.[i] ?? Array.from({ length: aside }, () => null)) : aside,
  }));
}
