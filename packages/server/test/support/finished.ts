import type { PackedGame, Sight } from '@provincia/protocol';
import type { Database } from '../../src/store/database.ts';
import { Client } from './client.ts';
import { eventsOf, look } from './games.ts';

/** Waits until the result is stored and nothing is due any more. */
export async function over(db: Database, table: string): Promise<void> {
  const running = db
    .selectFrom('tables')
    .select('id')
    .where('id', '=', table)
    .where('status', '=', 'running');
  const due = db
    .selectFrom('heads')
    .select('n')
    .where('table_id', '=', table)
    .where('due_at', 'is not', null);
  while ((await running.execute()).length + (await due.execute()).length > 0) {
    await new Promise(setImmediate);
  }
}

interface FinishedGame {
  readonly events: unknown[];
  readonly answers: unknown[];
}

/** All that can be read of a finished game. */
export async function readAll(url: string, id: string) {
  const reader = new Client(url);
  const path = `/api/tables/${id}`;
  const game = await reader.do<FinishedGame>('GET', `${path}/game`);
  const last = game.answers.length;
  const steps: Sight[] = [];
  for (const seat of [0, 1])
    for (const step of [0, 1, Math.floor(last / 2), last])
      steps.push(await reader.do<Sight>('GET', `${path}/steps/${step}?seat=${seat}`));
  await look(reader, id);
  const { sight } = reader;
  const events = eventsOf(reader, id);
  reader.close();
  return {
    game,
    steps,
    sight,
    events,
    packed: await reader.do<PackedGame>('GET', `${path}/packed`),
    log: await reader.do<string>('GET', `${path}/log?seat=1`),
    table: await reader.do('GET', path),
  };
}
