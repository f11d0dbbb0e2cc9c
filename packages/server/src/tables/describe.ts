import type { Seat, Table } from '@provincia/protocol';
import { DELETED, type Person } from '../people/person.ts';
import { standingOf } from '../people/rating-scale.ts';
import type { Rerated } from '../people/ratings.ts';
import type { Database, TableRow } from '../store/database.ts';

/** Tables as people see them: never the seed, and only the names of people. */
export async function describeTables(
  db: Database,
  rows: readonly TableRow[],
  viewer: Person | null,
): Promise<Table[]> {
  if (rows.length === 0) return [];
  const seats = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .leftJoin('people', 'people.id', 'seats.person')
    .leftJoin('ratings', (on) =>
      on.onRef('ratings.person', '=', 'seats.person').onRef('ratings.players', '=', 'tables.players'),
    )
    .select([
      'seats.table_id',
      'seats.seat',
      'seats.person',
      'seats.level',
      'seats.program',
      'people.name',
      'people.name_key',
      'seats.rated',
      'ratings.mu',
      'ratings.sigma',
    ])
    .where(
      'seats.table_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('seats.seat')
    .execute();
  return rows.map((row) => {
    const at = seats.filter(({ table_id }) => table_id === row.id);
    return {
      id: row.id,
      status: row.status,
      seats: at.map(describeSeat),
      you: at.find(({ person }) => person !== null && person === viewer?.id)?.seat ?? null,
      host: row.host === viewer?.id,
      kingdom: JSON.parse(row.kingdom),
      printed: row.printed,
      shelters: row.shelters === null ? null : row.shelters === 1,
      clock: row.clock === null ? null : JSON.parse(row.clock),
      access: row.access,
      rated: row.rated === 1,
      withProgram: at.some(({ program }) => program === 1),
      createdAt: new Date(row.created_at).toISOString(),
      previous: row.previous,
      next: row.next,
      result: row.result === null ? null : JSON.parse(row.result),
    };
  });
}

interface SeatFacts {
  readonly person: string | null;
  readonly level: string | null;
  readonly program: number;
  readonly name: string | null;
  readonly name_key: string | null;
  readonly rated: string | null | undefined;
  readonly mu: number | null;
  readonly sigma: number | null;
}

function describeSeat({ person, level, program, name, name_key, ...skill }: SeatFacts): Seat {
  if (level !== null) return { name: null, kind: 'bot', level };
  if (person === null) return { name: null, kind: 'free', level: null };
  if (person === DELETED) return { name: null, kind: 'deleted', level: null };
  const kind = program === 1 ? 'program' : name_key === null ? 'guest' : 'member';
  return { name, kind, level: null, ...standingIn(skill) };
}

function standingIn({ rated, mu, sigma }: Pick<SeatFacts, 'rated' | 'mu' | 'sigma'>) {
  if (typeof rated === 'string') {
    const { before, after }: Rerated = JSON.parse(rated);
    const standing = standingOf(after);
    // The difference of what is shown, so that the numbers agree from game to game.
    return { standing, change: standing.rating - standingOf(before).rating };
  }
  return mu === null || sigma === null ? {} : { standing: standingOf({ mu, sigma }) };
}
