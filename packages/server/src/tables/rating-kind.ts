import type { RatingKind } from '@provincia/protocol';
import { sql } from 'kysely';
import type { SeatRow, TableRow } from '../store/database.ts';
import { clockOf, isByDay, isTableByDay } from './clock.ts';

/** By which of somebody's ratings a seat goes: programs have one of their own, whatever the clock. */
export function ratingKindOf(
  { clock }: Pick<TableRow, 'clock'>,
  { program }: Pick<SeatRow, 'program'>,
): RatingKind {
  if (program === 1) return 'program';
  return isByDay(clockOf({ clock })) ? 'day' : 'live';
}

/** The same in a query that has `tables` and `seats`. */
export const seatRatingKind = sql<RatingKind>`case when seats.program = 1 then 'program'
  when ${isTableByDay} then 'day' else 'live' end`;
