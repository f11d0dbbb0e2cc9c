import type { DailyToday, DailyTry } from '@provincia/protocol';
import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { resultIn, sumMonth } from './boards.ts';
import { closeOf, dayAt, endOf, monthOf, streakOf } from './calendar.ts';
import { dailySets } from './deal.ts';
import { outcomes } from './scoring.ts';

/** Tries with what is to be known of their tables. */
function triesWith(db: Database, person: string) {
  return db
    .selectFrom('daily_tries')
    .innerJoin('tables', 'tables.id', 'daily_tries.table_id')
    .selectAll('daily_tries')
    .select('tables.status')
    .where('daily_tries.person', '=', person);
}

type KnownTry = Awaited<ReturnType<ReturnType<typeof triesWith>['execute']>>[number];

function stateOf({ rank, status, day }: KnownTry, now: number): DailyTry['state'] {
  if (rank !== null) return 'counted';
  return status === 'running' && now <= closeOf(day) ? 'running' : 'late';
}

/** Somebody's try of a day with a set, and which place it has; null if they have not begun. */
export async function tryOf(
  db: Database,
  person: string,
  { day, set }: { readonly day: string; readonly set: string },
  now: number,
  place: number | null,
): Promise<DailyTry | null> {
  const row = await triesWith(db, person)
    .where('daily_tries.day', '=', day)
    .where('daily_tries.set_id', '=', set)
    .executeTakeFirst();
  if (row === undefined) return null;
  const state = stateOf(row, now);
  const rivalPlan = row.rival_plan === null ? null : JSON.parse(row.rival_plan);
  const result = state === 'counted' ? { ...resultIn(row), lead: row.lead ?? '', rivalPlan, place } : null;
  return { table: row.table_id, state, result };
}

/** How far somebody is today; null is somebody who has done nothing here yet. */
export async function todayOf(db: Database, person: string | null, now: number): Promise<DailyToday> {
  const day = dayAt(now);
  const tries =
    person === null ? [] : await triesWith(db, person).where('daily_tries.day', '=', day).execute();
  const days = person === null ? [] : await playedDays(db, person);
  return {
    day,
    next: new Date(endOf(day)).toISOString(),
    sets: dailySets.map((set) => {
      const own = tries.find(({ set_id }) => set_id === set);
      const outcome = own?.outcome ?? null;
      return {
        set,
        state: own === undefined ? 'open' : stateOf(own, now),
        outcome: outcome === null ? null : outcomes[outcome],
      };
    }),
    streak: streakOf(new Set(days), day),
  };
}

async function playedDays(db: Database, person: string): Promise<string[]> {
  const rows = await db
    .selectFrom('daily_tries')
    .select('day')
    .distinct()
    .where('person', '=', person)
    .where('rank', 'is not', null)
    .execute();
  return rows.map(({ day }) => day);
}

/** All tries of a person, for themselves. The sums of months follow from them. */
export async function dailyTriesOf(db: Database, person: string) {
  const rows = await triesWith(db, person).orderBy('daily_tries.day').orderBy('daily_tries.set_id').execute();
  return rows.map((row) => ({
    day: row.day,
    set: row.set_id,
    table: row.table_id,
    begun: new Date(row.begun_at).toISOString(),
    ended: row.ended_at === null ? null : new Date(row.ended_at).toISOString(),
    result: row.rank === null ? null : { ...resultIn(row), lead: row.lead },
  }));
}

/** A guest has turned out to be a member: where the member has no try of their own, that of the guest is theirs. */
export async function bringTriesAlong(db: Database, guest: string, member: string): Promise<void> {
  const { rows } = await sql<{ day: string; set_id: string }>`
    update daily_tries set person = ${member} where person = ${guest} and not exists (
      select 1 from daily_tries as own
      where own.person = ${member} and own.day = daily_tries.day and own.set_id = daily_tries.set_id)
    returning day, set_id`.execute(db);
  const months = new Map(rows.map(({ day, set_id }) => [`${monthOf(day)} ${set_id}`, { day, set_id }]));
  for (const { day, set_id } of months.values()) await sumMonth(db, member, monthOf(day), set_id);
}
