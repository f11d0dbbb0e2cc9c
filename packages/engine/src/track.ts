import type { Kind } from './card.ts';
import type { ZoneName } from './state.ts';
import type { Table } from './table.ts';

/**
 * A card that an effect means to move later. It has lost track of the card once anything else moved it or, where the
 * card was on top of a deck or discard pile, covered it (general.md 7).
 */
export interface CardRef {
  readonly card: number;
  zone: ZoneName;
  /** How often the card had moved when the effect last moved or saw it. */
  moves: number;
  /** What it was followed as, once it has been played: it is that again when it is played again. */
  playedAs: Kind | null;
}

export function track(table: Table, card: number, zone: ZoneName): CardRef {
  return { card, zone, moves: table.moves[card], playedAs: null };
}

export function isTracked(
  table: Table,
  ref: CardRef,
  owner: { readonly zones: Record<ZoneName, number[]> },
): boolean {
  if (table.moves[ref.card] !== ref.moves) return false;
  const covers = ref.zone === 'deck' || ref.zone === 'discard';
  return !covers || owner.zones[ref.zone].at(-1) === ref.card;
}
