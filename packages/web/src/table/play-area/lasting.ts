import type { CardId } from '@provincia/catalog';
import type { View } from '@provincia/protocol';
import { cardId } from '../names.ts';

/** A card that does something for the rest of the turn, and how often. */
export interface Lasting {
  readonly of: CardId;
  readonly times: number;
}

/** What lasts for this turn and cannot be seen from what is in play: it was played several times, or is gone. */
export function unseenLasting({ lasting = {}, seats, onTurn }: View): readonly Lasting[] {
  const { playedAs } = seats[onTurn];
  return Object.entries(lasting)
    .filter(([id, times]) => times !== playedAs.filter((card) => card === id).length)
    .map(([id, times]) => ({ of: cardId(id), times }));
}
