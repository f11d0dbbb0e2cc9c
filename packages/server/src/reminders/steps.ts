import { schedule } from '../jobs/jobs.ts';
import type { Database } from '../store/database.ts';

/** The jobs of reminders. To look for games by the day at which something has happened. */
export const SWEEP = 'notice-all';
/** To look at a table, and write down what people should be told of it. */
export const NOTICE = 'notice';
/** To decide what a person is told by a channel. Its subject names both. */
export const GATHER = 'gather';
/** To send what was decided on. */
export const DELIVER = 'deliver';

/** Something at a table may be worth telling: it has begun, it is over, or a seat is kept for somebody. */
export function noticeTable(db: Database, table: string, now: number): Promise<void> {
  return schedule(db, NOTICE, table, now);
}
