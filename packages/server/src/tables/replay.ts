import { packed } from '../course/packed-log.ts';
import type { Replay } from '../games/check-replay.ts';
import type { Person } from '../people/person.ts';
import { newId } from '../secrets.ts';
import type { Database, TableRow } from '../store/database.ts';
import { storedChoice } from './settled.ts';

/** Answers in one entry: whoever reads the log has a pause after each. */
const AT_ONCE = 100;

/** Stores a game that was played elsewhere as a table without players. */
export async function keepReplay(db: Database, replay: Replay, host: Person, now: number): Promise<string> {
  const { setup, answers, outcome } = replay;
  const { rules, seed, players, kingdom, first, shelters, colonies } = setup;
  const { winners, points, turns } = outcome;
  const id = newId();
  const row: TableRow = {
    id,
    status: 'over',
    host: host.id,
    access: 'link',
    rated: 0,
    players,
    rules,
    kingdom: JSON.stringify(kingdom),
    wish: JSON.stringify({ by: 'cards', cards: kingdom }),
    printed: null,
    shelters: storedChoice(shelters),
    colonies: storedChoice(colonies),
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
  const pieces = Array.from({ length: Math.ceil(answers.length / AT_ONCE) }, (_, n) =>
    answers.slice(n * AT_ONCE, (n + 1) * AT_ONCE),
  );
  const data = await packed(pieces.map((answers) => ({ entry: { kind: 'bots', answers }, at: now })));
  await db.transaction().execute(async (db) => {
    await db.insertInto('tables').values(row).execute();
    await db.insertInto('seats').values(seats).execute();
    await db.insertInto('packed_logs').values({ table_id: id, data }).execute();
  });
  return id;
}
