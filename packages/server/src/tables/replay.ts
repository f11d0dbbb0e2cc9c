import type { Game } from '@provincia/engine';
import type { Person } from '../people/person.ts';
import { newId } from '../secrets.ts';
import type { Database, TableRow } from '../store/database.ts';

/** A game that was played elsewhere, and who uploads it. */
interface Replay {
  readonly game: Game;
  readonly answers: readonly (readonly string[])[];
  readonly host: Person;
  readonly now: number;
}

/** Stores it as a table without players. */
export async function keepReplay(db: Database, { game, answers, host, now }: Replay): Promise<string> {
  const { seed, players, kingdom, first, shelters } = game.setup;
  const { winners, points, turns } = game.outcome;
  const id = newId();
  const row: TableRow = {
    id,
    status: 'over',
    host: host.id,
    access: 'link',
    rated: 0,
    players,
    kingdom: JSON.stringify(kingdom),
    wish: JSON.stringify({ by: 'cards', cards: kingdom }),
    printed: null,
    shelters: shelters === undefined ? null : shelters ? 1 : 0,
    clock: null,
    seed,
    first: first ?? null,
    previous: null,
    next: null,
    result: JSON.stringify({ winners, points, turns }),
    created_at: now,
    started_at: now,
    ended_at: now,
  };
  const seats = Array.from({ length: players }, (_, seat) => ({
    table_id: id,
    seat,
    person: null,
    level: null,
    program: 0,
  }));
  const entry = { table_id: id, n: 0, kind: 'bots', data: JSON.stringify({ answers }), at: now };
  await db.transaction().execute(async (db) => {
    await db.insertInto('tables').values(row).execute();
    await db.insertInto('seats').values(seats).execute();
    await db.insertInto('log').values(entry).execute();
  });
  return id;
}
