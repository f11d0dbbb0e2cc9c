import type { Clock } from '@provincia/protocol';
import { sql } from 'kysely';
import type { TableRow } from '../store/database.ts';

export function clockOf({ clock }: Pick<TableRow, 'clock'>): Clock | null {
  return clock === null ? null : JSON.parse(clock);
}

export function isByDay(clock: Clock | null): boolean {
  return clock !== null && 'days' in clock;
}

/** The same in a query that has `tables`. */
export const isTableByDay = sql<boolean>`coalesce(tables.clock, '') like '%"days"%'`;
