import type { Seat, Table } from '@provincia/protocol';
import { isNameless } from '../people/names.ts';
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
  const seats = await seatsOf(
    db,
    rows.map(({ id }) => id),
  );
  const rematches = await rematchesOf(db, rows);
  return rows.map((row) => {
    const at = seats.filter(({ table_id }) => table_id === row.id);
    return {
      id: row.id,
      status: row.status,
      seats: at.map(describeSeat),
      you: at.find(({ person }) => person !== null && person === viewer?.id)?.seat ?? null,
      invited: at.find(({ reserved }) => reserved !== null && reserved === viewer?.id)?.seat ?? null,
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
      rematch: rematches.find(({ id }) => id === row.next)?.from(at) ?? null,
      result: row.result === null ? null : JSON.parse(row.result),
    };
  });
}

type SeatFacts = Awaited<ReturnType<typeof seatsOf>>[number];

/** The seats of these tables, with the names of those who sit there or are awaited. */
function seatsOf(db: Database, tables: readonly string[]) {
  return db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .leftJoin('people', (join) =>
      join.on(({ eb, fn }) => eb('people.id', '=', fn.coalesce('seats.person', 'seats.reserved'))),
    )
    .leftJoin('ratings', (on) =>
      on.onRef('ratings.person', '=', 'seats.person').onRef('ratings.players', '=', 'tables.players'),
    )
    .select([
      'seats.table_id',
      'seats.seat',
      'seats.person',
      'seats.reserved',
      'seats.level',
      'seats.program',
      'people.name',
      'people.name_key',
      'seats.rated',
      'ratings.mu',
      'ratings.sigma',
    ])
    .where('seats.table_id', 'in', tables)
    .orderBy('seats.seat')
    .execute();
}

/** The tables at which the games of these go on, and who of them is there. */
async function rematchesOf(db: Database, rows: readonly TableRow[]) {
  const ids = rows.flatMap(({ next }) => next ?? []);
  if (ids.length === 0) return [];
  const tables = await db.selectFrom('tables').select(['id', 'status']).where('id', 'in', ids).execute();
  const seats = await seatsOf(db, ids);
  return tables.map(({ id, status }) => ({
    id,
    from: (before: readonly SeatFacts[]): Table['rematch'] => {
      const at = seats.filter(({ table_id }) => table_id === id);
      const among = (people: readonly (string | null | undefined)[]) =>
        before.flatMap(({ seat, person }) =>
          person !== null && person !== DELETED && people.includes(person) ? [seat] : [],
        );
      return {
        status,
        agreed: among(at.map(({ person }) => person)),
        awaited: among(at.map(({ reserved }) => reserved)),
      };
    },
  }));
}

function describeSeat({ person, reserved, level, program, name, name_key, ...skill }: SeatFacts): Seat {
  if (level !== null) return { name: null, kind: 'bot', level };
  if (person === null && reserved) return { name, kind: 'invited', level: null };
  if (person === null) return { name: null, kind: 'free', level: null };
  if (person === DELETED) return { name: null, kind: 'deleted', level: null };
  const kind = name_key === null ? 'guest' : 'member';
  const shown = isNameless({ kind, name: name ?? '' }) ? null : name;
  return { name: shown, kind: program === 1 ? 'program' : kind, level: null, ...standingIn(skill) };
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
