import type { CourseStart } from '@provincia/course';
import { dailyOf } from '../daily/table-mark.ts';
import type { SeatRow, TableRow } from '../store/database.ts';
import { clockOf } from '../tables/clock.ts';

/** What the game of a table starts from; the table has begun. */
export function startOf(row: TableRow, seats: readonly Pick<SeatRow, 'level'>[]): CourseStart {
  return {
    setup: {
      rules: row.rules,
      seed: row.seed,
      players: row.players,
      kingdom: JSON.parse(row.kingdom),
      ...(row.first === null ? {} : { first: row.first }),
      ...(row.shelters === null ? {} : { shelters: row.shelters === 1 }),
      ...(row.colonies === null ? {} : { colonies: row.colonies === 1 }),
    },
    levels: seats.map(({ level }) => level),
    clock: clockOf(row),
    startedAt: row.started_at ?? 0,
    rated: row.rated === 1,
    compared: dailyOf(row)?.counts === true,
  };
}
