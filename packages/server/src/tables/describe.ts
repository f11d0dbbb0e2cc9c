import type { Seat, Table } from '@provincia/protocol';
import { clubsOfRows } from '../clubs/of-rows.ts';
import { isNameless } from '../people/names.ts';
import { DELETED, type Person } from '../people/person.ts';
import { standingOf } from '../people/rating-scale.ts';
import type { Rerated } from '../people/ratings.ts';
import type { Database, TableRow } from '../store/database.ts';
import { tournamentsOf } from '../tournaments/of-tables.ts';
import type { Lateness } from '../watching/lateness.ts';
import { clockOf, isByDay } from './clock.ts';
import { seatRatingKind } from './rating-kind.ts';
import { settledChoice } from './settled.ts';

/** Tables as people see them: never the seed, and only the names of people. */
export async function describeTables(
  db: Database,
  rows: readonly TableRow[],
  viewer: Person | null,
  lateness: Lateness,
): Promise<Table[]> {
  if (rows.length === 0) return [];
  const seats = await seatsOf(
    db,
    rows.map(({ id }) => id),
  );
  const rematches = await rematchesOf(db, rows);
  const tournaments = await tournamentsOf(db, rows);
  const clubOf = await clubsOfRows(db, rows);
  return rows.map((row) => {
    const at = seats.filter(({ table_id }) => table_id === row.id);
    const you = at.find(({ person }) => person !== null && person === viewer?.id)?.seat ?? null;
    const late = you === null ? latenessOf(row, at, lateness) : 0;
    const isEndHidden = lateness.hidesEnd(row, late);
    const { status, next, result } = isEndHidden ? { ...row, ...STILL_RUNNING } : row;
    return {
      id: row.id,
      status,
      seats: at.map((seat) => ({
        ...describeSeat(isEndHidden ? beforeIt(seat) : seat),
        ...vacationIn(row, seat, lateness.now()),
      })),
      you,
      invited: at.find(({ reserved }) => reserved !== null && reserved === viewer?.id)?.seat ?? null,
      host: row.host === viewer?.id,
      kingdom: JSON.parse(row.kingdom),
      printed: row.printed,
      shelters: settledChoice(row.shelters),
      colonies: settledChoice(row.colonies),
      clock: clockOf(row),
      access: row.access,
      rated: row.rated === 1,
      ...(row.unrated ? { unrated: row.unrated } : {}),
      withProgram: at.some(({ program }) => program === 1),
      ...(row.daily ? { daily: JSON.parse(row.daily) } : {}),
      createdAt: new Date(row.created_at).toISOString(),
      previous: row.previous,
      next,
      rematch: rematches.find(({ id }) => id === next)?.from(at) ?? null,
      result: result === null ? null : JSON.parse(result),
      ...(late > 0 && status === 'running' && { late: late / 1000 }),
      ...tournaments.get(row.id),
      ...clubOf(row),
    };
  });
}

/** What is told of a game whose end may not be known yet. */
const STILL_RUNNING = { status: 'running', next: null, result: null } as const;

function latenessOf(
  { clock, rated }: TableRow,
  seats: readonly Pick<SeatFacts, 'level'>[],
  lateness: Lateness,
): number {
  return lateness.of({ levels: seats.map(({ level }) => level), clock, rated: rated === 1 });
}

/** A seat with the rating from before the game. */
function beforeIt(seat: SeatFacts): SeatFacts {
  if (typeof seat.rated !== 'string') return seat;
  const { before }: Rerated = JSON.parse(seat.rated);
  return { ...seat, ...before, rated: null };
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
      on
        .onRef('ratings.person', '=', 'seats.person')
        .onRef('ratings.players', '=', 'tables.players')
        .on('ratings.kind', '=', seatRatingKind),
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
    .select(({ selectFrom }) =>
      selectFrom('vacations')
        .select(({ fn }) => fn.max('ends_at').as('ends_at'))
        .whereRef('vacations.person', '=', 'seats.person')
        .as('vacation'),
    )
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

function vacationIn(table: TableRow, { vacation }: SeatFacts, now: number) {
  if (table.status === 'over' || !isByDay(clockOf(table))) return {};
  if (vacation === null || vacation <= now) return {};
  return { vacation: new Date(vacation).toISOString() };
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
