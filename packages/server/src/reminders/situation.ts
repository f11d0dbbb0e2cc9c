import type { Course } from '@provincia/course';
import type { Clock } from '@provincia/protocol';
import type { Courses } from '../course/courses.ts';
import { DELETED } from '../people/person.ts';
import type { Database, SeatRow, TableRow } from '../store/database.ts';
import { isFree } from '../tables/open-tables.ts';
import type { ReminderRow } from './rows.ts';

const DAY = 24 * 3_600_000;
/** How much of the time is left when somebody is told that it runs out. */
const LAST_PART = 1 / 4;
/** How long it is worth telling that a game is over, in milliseconds. */
const AFTERWARDS = DAY;

/** How it stands at a table. */
interface Situation {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
  /** While the game is running. */
  readonly course: Course | null;
}

export type Wanted = Pick<ReminderRow, 'person' | 'kind' | 'turn'>;

/** Null if the table is not there. */
export async function situationOf(db: Database, courses: Courses, id: string): Promise<Situation | null> {
  const table = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (table === undefined) return null;
  const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute();
  return { table, seats, course: table.status === 'running' ? await courses.catchUp(id) : null };
}

/** What should be told of a table, and when there may be more to tell without anything happening; null for never. */
export function wantedAt(
  { table, seats, course }: Situation,
  now: number,
): { wanted: Wanted[]; next: number | null } {
  if (table.status === 'open') return { wanted: invitations(seats), next: null };
  const players = seats.filter(isPlayer);
  // Alone with bots nobody waits for anybody.
  if (players.length < 2) return { wanted: [], next: null };
  const told = (kind: ReminderRow['kind'], some: readonly Player[]) =>
    some.map(({ person }) => ({ person, kind, turn: 0 }));
  if (table.status === 'over') {
    const end = (table.ended_at ?? 0) + AFTERWARDS;
    return now < end ? { wanted: told('over', players), next: end } : { wanted: [], next: null };
  }
  if (course === null || course.over) return { wanted: [], next: null };
  const begun = told(
    'begun',
    players.filter(({ seat }) => !course.hasAnswered(seat) && course.attendance.botOf(seat) === null),
  );
  const { wanted, next } = waiting(course, players, now);
  return { wanted: [...begun, ...wanted], next };
}

export function isSame(one: Wanted, other: Wanted): boolean {
  return one.person === other.person && one.kind === other.kind && one.turn === other.turn;
}

/** Whom a game by the day waits for. */
function waiting(course: Course, players: readonly Player[], now: number) {
  const { waitsFor, dueAt, waitingSince: turn, start } = course;
  const asked = players.find(({ seat }) => seat === waitsFor);
  if (asked === undefined || dueAt === null || !isByDay(start.clock)) return { wanted: [], next: null };
  const { person } = asked;
  const late = dueAt - start.clock.days * DAY * LAST_PART;
  const own: Wanted[] = [{ person, kind: 'turn', turn }];
  return now < late
    ? { wanted: own, next: late }
    : { wanted: [...own, { person, kind: 'late' as const, turn }], next: null };
}

function invitations(seats: readonly SeatRow[]): Wanted[] {
  return seats.flatMap((seat) =>
    isFree(seat) && seat.reserved ? [{ person: seat.reserved, kind: 'invited', turn: 0 }] : [],
  );
}

function isByDay(clock: Clock | null): clock is Extract<Clock, { days: number }> {
  return clock !== null && 'days' in clock;
}

type Player = SeatRow & { person: string };

/** Programs need no reminder. */
function isPlayer(seat: SeatRow): seat is Player {
  return seat.person !== null && seat.person !== DELETED && seat.program === 0;
}
