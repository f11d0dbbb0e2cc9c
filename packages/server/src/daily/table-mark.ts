import type { DailyGame } from '@provincia/protocol';
import type { TableRow } from '../store/database.ts';

/** What a table is for, if it is one of a daily kingdom. */
export function dailyOf({ daily }: Pick<TableRow, 'daily'>): DailyGame | null {
  return daily ? JSON.parse(daily) : null;
}
