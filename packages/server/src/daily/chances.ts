import type { Care } from '@provincia/bots';
import { type BotPool, isDropped } from '../bots/pool.ts';
import type { Courses } from '../course/courses.ts';
import type { Work } from '../jobs/jobs.ts';
import type { Database } from '../store/database.ts';
import { PERSON_SEAT } from './deal.ts';
import { outcomes, rankOf } from './scoring.ts';

/** The kind of job. Its subject is a table. */
export const CHANCE = 'daily-chance';

/** When there is too much to do, it is tried again after so many milliseconds. */
const LATER = 3000;

interface ChanceParts {
  readonly db: Database;
  readonly courses: Courses;
  readonly bots: Pick<BotPool, 'lastTurn'>;
  /** How thoroughly it is looked at: the same for everybody. */
  readonly care: Care;
  readonly now: () => number;
}

/** Finds out, after a counted game, how sure it was before the last turn, and what the bot was after. */
export function chanceWork({ db, courses, bots, care, now }: ChanceParts): Work {
  return async (table) => {
    const counted = await db
      .selectFrom('daily_tries')
      .select(['daily_tries.person', 'outcome', 'margin', 'turns', 'points'])
      .where('table_id', '=', table)
      .where('rank', 'is not', null)
      .where('chance', 'is', null)
      .executeTakeFirst();
    if (counted === undefined) return null;
    // Another process may have written the end of the game.
    const { start, answers, base } = await courses.catchUp(table);
    if (base !== null) return null;
    try {
      const task = { setup: start.setup, answers, seat: PERSON_SEAT, care };
      const last = await bots.lastTurn(task, counted.person);
      if (last === null) return null;
      const { outcome, margin, turns, points } = counted as Record<
        'outcome' | 'margin' | 'turns' | 'points',
        number
      >;
      const plan = last.plans.find((one) => one !== null);
      await db
        .updateTable('daily_tries')
        .set({
          chance: last.chance,
          rival_plan: plan ? JSON.stringify(plan) : null,
          rank: rankOf({ outcome: outcomes[outcome], margin, turns, points }, last.chance),
        })
        .where('table_id', '=', table)
        .execute();
      return null;
    } catch (error) {
      if (isDropped(error)) return now() + LATER;
      throw error;
    }
  };
}
