import type { Kind } from './card.ts';
import type { Table } from './table.ts';
import type { Seat, ZoneName } from './zones.ts';

/**
 * A card that an effect means to move later. It has lost track of the card once anything else moved it or, where the
 * card was on top of a deck or discard pile, covered it (rule 7).
 */
export interface CardRef {
  readonly card: number;
  zone: ZoneName;
  /** How often the card had moved when the effect last moved or saw it. */
  moves: number;
  /** What it was followed as, once it has been played: it is that again when it is played again. */
  playedAs: Kind | null;
  /** How often the effect has played it, and the places of those of these plays that wait for a next turn. */
  plays: number;
  readonly waiting: number[];
}

export function track(table: Table, card: number, zone: ZoneName): CardRef {
  return { card, zone, moves: table.moves[card], playedAs: null, plays: 0, waiting: [] };
}

export function isTracked(table: Table, ref: CardRef, { zones }: { readonly zones: Seat }): boolean {
  if (table.moves[ref.card] !== ref.moves) return false;
  if (ref.zone === 'deck') return zones.deck.at(-1) === ref.card;
  return ref.zone !== 'discard' || zones.discard.at(-1) === ref.card;
}
