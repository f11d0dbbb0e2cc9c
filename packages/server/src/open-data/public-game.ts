import { MOST_ANSWERS } from '@provincia/course';
import { pack } from '@provincia/engine';
import type { PublicGame } from '@provincia/protocol';
import type { Written } from '../course/packed-log.ts';
import { readCourse } from '../course/reading.ts';
import { startOf } from '../course/start.ts';
import { isNameless } from '../people/names.ts';
import { DELETED } from '../people/person.ts';
import { standingOf } from '../people/rating-scale.ts';
import type { Rerated } from '../people/ratings.ts';
import type { Beginnings } from '../rules/beginnings.ts';
import type { Database, TableRow } from '../store/database.ts';
import { clockOf } from '../tables/clock.ts';

type SeatFacts = Awaited<ReturnType<typeof seatsOf>>[number];

/** The seats of these tables, with the names of those who sat there. */
export function seatsOf(db: Database, tables: readonly string[]) {
  return db
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person')
    .select(['seats.table_id', 'seats.person', 'seats.level', 'seats.program', 'seats.rated'])
    .select(['people.name', 'people.name_key'])
    .where('seats.table_id', 'in', tables)
    .orderBy('seats.seat')
    .execute();
}

/** A finished game as all may read it. */
export async function publicGame(
  row: TableRow,
  seats: readonly SeatFacts[],
  log: readonly Written[],
  beginnings: Beginnings,
): Promise<PublicGame> {
  const { setup } = startOf(row, seats);
  const laterRules = log.flatMap(({ entry }) => (entry.kind === 'rules' ? [entry.rules] : []));
  return {
    id: row.id,
    created: time(row.created_at),
    started: time(row.started_at),
    ended: time(row.ended_at),
    rules: row.rules,
    ...(laterRules.length > 0 && { laterRules }),
    setup: {
      players: row.players,
      kingdom: [...setup.kingdom],
      printed: row.printed,
      shelters: setup.shelters ?? null,
      colonies: setup.colonies ?? null,
      first: row.first,
      seed: row.seed,
    },
    packed: pack(setup, await answersOf(row, log, beginnings)),
    result: JSON.parse(row.result ?? ''),
    resigned: log.flatMap(({ entry }) =>
      entry.kind === 'resign' ? [{ seat: entry.seat, why: entry.why }] : [],
    ),
    seats: seats.map(publicSeat),
    clock: clockOf(row),
    rated: row.rated === 1,
  };
}

const time = (at: number | null) => new Date(at ?? 0).toISOString();

const takingBack: readonly string[] = ['undo', 'allow-undo', 'rules'];

/** The answers that count. Only where something was taken back the game has to be played to know them. */
async function answersOf(
  { id }: TableRow,
  log: readonly Written[],
  beginnings: Beginnings,
): Promise<readonly (readonly string[])[]> {
  if (!log.some(({ entry: { kind } }) => takingBack.includes(kind))) {
    const given = log.flatMap(({ entry }) => {
      if (entry.kind === 'bots') return entry.answers;
      return entry.kind === 'answer' ? [entry.picks] : [];
    });
    return given.slice(0, MOST_ANSWERS);
  }
  return (await readCourse(beginnings, id)).answers;
}

function publicSeat({
  person,
  level,
  program,
  rated,
  name,
  name_key,
}: SeatFacts): PublicGame['seats'][number] {
  if (level !== null) return { kind: 'bot', name: null, level, rating: null };
  if (person === DELETED || name === null) return { kind: 'deleted', name: null, level: null, rating: null };
  const kind = name_key === null ? 'guest' : 'member';
  return {
    kind: program === 1 ? 'program' : kind,
    name: isNameless({ kind, name }) ? null : name,
    level: null,
    rating: typeof rated === 'string' ? standings(JSON.parse(rated)) : null,
  };
}

function standings({ before, after }: Rerated) {
  return { before: standingOf(before), after: standingOf(after) };
}
