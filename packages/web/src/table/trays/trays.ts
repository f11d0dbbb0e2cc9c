import { type CardId, facts } from '@provincia/catalog';
import type { View } from '@provincia/protocol';
import { cardId } from '../names.ts';
import { type LaterPart, laterParts } from './later.ts';
import type { Tokens } from './token-words.ts';
import { VICTORY_TOKENS } from './victory-tokens.ts';

/** A mat. It is called by the card that brings it. */
export interface MatTray {
  readonly of: CardId;
  readonly count: number;
  /** Null for those who may only count them. */
  readonly cards: readonly string[] | null;
}

/** What lies before a player besides hand, deck and discard pile. */
export interface SeatTrays {
  readonly later: readonly LaterPart[];
  readonly mats: readonly MatTray[];
  readonly tokens: readonly Tokens[];
}

export function traysOf(view: View, seat: number): SeatTrays {
  const { mats = {}, counters = {} } = view.seats[seat];
  const own = view.own?.seat === seat ? view.own.mats : undefined;
  return {
    later: laterParts(view, seat),
    mats: Object.entries(mats).flatMap(([mat, seen]) => {
      const cards = own?.[mat as `${string}-mat`] ?? (typeof seen === 'object' ? seen : null);
      const count = cards?.length ?? seen;
      // What may not even be counted is as if it were not there.
      return typeof count === 'number' ? [{ of: cardId(mat.replace(/-mat$/, '')), count, cards }] : [];
    }),
    tokens: Object.entries(counters)
      .filter(isOfCard)
      .map(([of, count]) => ({ of: cardId(of), count })),
  };
}

/** Whether anything can lie there in this game: then there is always room for it. */
export function hasTrays({ seats, supply }: View): boolean {
  const [{ mats, counters = {} }] = seats;
  return (
    mats !== undefined ||
    Object.entries(counters).some(isOfCard) ||
    supply.some(({ pile }) => facts[cardId(pile)].types.includes('duration'))
  );
}

/** Victory tokens stand beside the points. */
function isOfCard([of]: readonly [string, number]): boolean {
  return of !== VICTORY_TOKENS;
}

/** How many cards of theirs a player has on mats or under others: they are in no shuffle. */
export function cardsAway({ later, mats }: SeatTrays): number {
  return [...later.map(({ under }) => under.length), ...mats.map(({ count }) => count)].reduce(
    (sum, count) => sum + count,
    0,
  );
}
