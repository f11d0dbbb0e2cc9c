import type { Course } from '@provincia/course';
import type { Turns, WaitingGame } from '@provincia/protocol';
import type { Courses } from '../course/courses.ts';
import type { Person } from '../people/person.ts';
import { type Bus, tellPerson } from '../store/bus.ts';
import type { Database } from '../store/database.ts';
import { describeTables } from '../tables/describe.ts';
import type { Tables } from '../tables/tables.ts';
import type { Lateness } from '../watching/lateness.ts';

interface TurnParts {
  readonly db: Database;
  readonly bus: Bus;
  readonly courses: Courses;
  readonly tables: Pick<Tables, 'seatsInPlay'>;
  readonly lateness: Lateness;
  readonly onError: (error: unknown, table: string) => void;
}

/** Which games wait for whom. It is in the database, beside the length of their logs, so nothing has to be read for it. */
export class Turnkeeper {
  readonly #parts: TurnParts;

  constructor(parts: TurnParts) {
    this.#parts = parts;
    // The process that writes an entry tells of it.
    parts.courses.onProgress(({ table, course, before, own }) => {
      if (own && before.awaits !== course.awaits) this.tell(table, course, [before.awaits, course.awaits]);
    });
  }

  /** Tells those in these seats that the game waits for them, or does not any more. News may be lost: they look themselves. */
  tell(table: string, course: Course, seats: readonly (number | null)[]): void {
    if (!isAwaited(course.start)) return;
    this.#peopleIn(table, seats).then(
      (people) => {
        for (const id of people) tellPerson(this.#parts.bus, id, { what: 'turn', table });
      },
      (error) => this.#parts.onError(error, table),
    );
  }

  async #peopleIn(table: string, seats: readonly (number | null)[]): Promise<readonly string[]> {
    const sitting = await this.#parts.tables.seatsInPlay(table);
    return sitting.flatMap(({ seat, person, program }) =>
      person !== null && program === 0 && seats.includes(seat) ? [person] : [],
    );
  }

  async of(person: Person | null): Promise<Turns> {
    if (person === null) return { known: false, yours: [], theirs: [] };
    const { db, lateness } = this.#parts;
    const rows = await db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .innerJoin('heads', 'heads.table_id', 'tables.id')
      .selectAll('tables')
      .select(['heads.asked', 'heads.due_at'])
      .where('seats.person', '=', person.id)
      .where('seats.program', '=', person.program ? 1 : 0)
      .where('seats.ended_at', 'is', null)
      .where('tables.status', '=', 'running')
      .execute();
    const described = await describeTables(db, rows, person, lateness);
    const games = rows.flatMap((row, i): WaitingGame[] => {
      const { id, seats, you, kingdom, printed, clock, rated } = described[i];
      const levels = seats.map(({ level }) => level);
      if (!isAwaited({ levels, clock })) return [];
      const asked = row.asked ?? null;
      const ends = clock === null || asked === null ? null : row.due_at;
      const deadline = ends === null ? null : new Date(ends).toISOString();
      return [{ table: { id, seats, you, kingdom, printed, clock, rated }, asked, deadline }];
    });
    const sorted = games.sort(byUrgency);
    return {
      known: true,
      yours: sorted.filter(({ table, asked }) => asked === table.you),
      theirs: sorted.filter(({ table, asked }) => asked !== table.you),
    };
  }
}

/** Nobody waits for somebody who plays against bots alone, without a clock. */
function isAwaited({ levels, clock }: Pick<Course['start'], 'levels' | 'clock'>): boolean {
  return clock !== null || levels.filter((level) => level === null).length > 1;
}

function byUrgency(one: WaitingGame, other: WaitingGame): number {
  const [a, b] = [one, other].map(({ deadline, table }) => `${deadline ?? '~'} ${table.id}`);
  return a < b ? -1 : 1;
}
