import type { Course } from '@provincia/course';
import type { Courses } from '../course/courses.ts';
import { entriesOf } from '../course/log.ts';
import { schedule } from '../jobs/jobs.ts';
import { DELETED } from '../people/person.ts';
import { Refusal } from '../refusal.ts';
import { type Bus, tellPerson } from '../store/bus.ts';
import type { Database, TableRow } from '../store/database.ts';
import { MINUTE, TOURNAMENT_JOB } from './opening.ts';
import type { EntrantRow, TournamentGameRow } from './rows.ts';

/** What has to be done with a game of a tournament by itself, by the id of its table. */
export const GAME_JOB = 'tournament-game';
/** Whoever has not answered for so long, from when they were first asked, has not come. Only where a game is not played by the day. */
const NO_SHOW = 3 * MINUTE;
/** Who has not come so often is taken out. */
const MOST_NO_SHOWS = 2;
/** How long somebody may rest between two games of an arena, in milliseconds. */
const REST = 10_000;
const SEATS = [0, 1] as const;

interface PlayingParts {
  readonly db: Database;
  readonly bus: Bus;
  readonly courses: Courses;
  readonly now: () => number;
}

/** What happens with the games of tournaments besides what their players do. */
export class TournamentGames {
  readonly #parts: PlayingParts;

  constructor(parts: PlayingParts) {
    this.#parts = parts;
  }

  /**
   * Tells both that their game waits, and lets those lose who do not come, were removed, or have deleted their account. Done
   * again from time to time, until both have come.
   */
  readonly look = async (table: string): Promise<number | null> => {
    const { db, bus, courses, now } = this.#parts;
    const game = await gameAt(db, table);
    if (game === undefined || game.outcome !== null) return null;
    const players = await playersOf(db, game);
    const course = await courses.catchUp(table);
    const { decision } = course;
    if (decision === null) return null;
    const gone = players.findIndex(({ out }) => out === 'removed' || out === 'deleted');
    if (gone >= 0) return this.#giveUp(table, course, gone, 'resigned');
    const missing = SEATS.filter((seat) => !course.hasAnswered(seat));
    if (missing.length === 0) return null;
    const due = (missing.includes(decision.player as 0 | 1) ? course.askedAt : now()) + NO_SHOW;
    const isLive = course.start.clock !== null && 'minutes' in course.start.clock;
    if (isLive && due <= now()) return this.#giveUp(table, course, decision.player, 'time');
    for (const { person } of players)
      if (person !== DELETED) tellPerson(bus, person, { what: 'tournament', table });
    return isLive ? due : null;
  };

  async #giveUp(
    table: string,
    { seq }: Course,
    seat: number,
    why: 'time' | 'resigned',
  ): Promise<number | null> {
    const { courses, now } = this.#parts;
    try {
      await courses.write(table, { kind: 'resign', seat, why }, seq);
      return null;
    } catch (error) {
      // Somebody has answered at that moment: it is looked at again.
      if (error instanceof Refusal) return now();
      throw error;
    }
  }

  /** Writes down how a game of a tournament has ended, with the end itself: once. */
  readonly note = async (db: Database, { id }: TableRow, course: Course): Promise<void> => {
    const { now } = this.#parts;
    const game = await gameAt(db, id);
    if (game === undefined || game.outcome !== null) return;
    const { tournament, first, second } = game;
    const { winners } = course.outcome;
    const missing = await missingSeat(db, id, course);
    await db
      .updateTable('tournament_games')
      .set({
        outcome: winners.length > 1 ? 'shared' : winners[0] === 0 ? 'first' : 'second',
        forfeit: missing === null ? 0 : 1,
        ended_at: now(),
      })
      .where('table_id', '=', id)
      .where('outcome', 'is', null)
      .execute();
    const both = db.updateTable('tournament_entrants').where('tournament', '=', tournament);
    await both
      .set({ free_at: now() + REST })
      .where('n', 'in', [first, second as number])
      .execute();
    if (missing !== null) {
      const loser = missing === 0 ? first : (second as number);
      if ((await noShowsOf(db, tournament, loser)) >= MOST_NO_SHOWS)
        await both.set({ out: 'no-show' }).where('n', '=', loser).where('out', 'is', null).execute();
    }
    await schedule(db, TOURNAMENT_JOB, tournament, now());
  };
}

function gameAt(db: Database, table: string): Promise<TournamentGameRow | undefined> {
  return db.selectFrom('tournament_games').selectAll().where('table_id', '=', table).executeTakeFirst();
}

/** In the order of their seats: who begins sits in the first. */
async function playersOf(
  db: Database,
  { tournament, first, second }: TournamentGameRow,
): Promise<EntrantRow[]> {
  const rows = await db
    .selectFrom('tournament_entrants')
    .selectAll()
    .where('tournament', '=', tournament)
    .where('n', 'in', [first, second as number])
    .execute();
  return rows.sort((a, b) => (a.n === first ? -1 : b.n === first ? 1 : 0));
}

/** Who has lost because their time was over before they had answered at all; null if nobody has. */
async function missingSeat(db: Database, table: string, course: Course): Promise<number | null> {
  const seat = SEATS.find((seat) => course.attendance.resigned[seat] && !course.hasAnswered(seat));
  if (seat === undefined) return null;
  const entries = await entriesOf(db, table, 0);
  const isLate = entries.some(
    ({ entry }) => entry.kind === 'resign' && entry.seat === seat && entry.why === 'time',
  );
  return isLate ? seat : null;
}

async function noShowsOf(db: Database, tournament: string, n: number): Promise<number> {
  const rows = await db
    .selectFrom('tournament_games')
    .select(['first', 'outcome'])
    .where('tournament', '=', tournament)
    .where('forfeit', '=', 1)
    .where('table_id', 'is not', null)
    .where(({ or, eb }) => or([eb('first', '=', n), eb('second', '=', n)]))
    .execute();
  return rows.filter(({ first, outcome }) => (first === n ? 'second' : 'first') === outcome).length;
}
