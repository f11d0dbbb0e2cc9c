import { startProxy } from '../../../../packages/server/test/support/proxy.ts';
import type { Attack } from '../attack.ts';
import { Guest, onPostgres, serverWith } from '../support/ops.ts';

/** In seconds. */
const LONGEST = 12;

/**
 * Kills a process when an answer is on disk and acknowledged and nobody else was told. Returns how many seconds those
 * at the other process had to wait until the game went on.
 */
async function recovery(databaseUrl: string, second: 'person' | { bot: string }): Promise<number> {
  const proxy = await startProxy(databaseUrl);
  const [dying, alive] = await Promise.all([
    serverWith({ DATABASE_URL: proxy.url }),
    serverWith({ DATABASE_URL: databaseUrl }),
  ]);
  const [dead, other] = [new Guest(dying.url), new Guest(dying.url)];
  try {
    const table = await dead.make(['person', second]);
    if (second === 'person') await other.join(table);
    await dead.watch(table);
    await other.watch(table, alive.url);
    // Whoever begins ends their first turn, until it is the turn of who is at the process that is to die.
    if (dead.sight?.asked !== 0 && second === 'person') await other.answer([]);
    await dead.until(({ decision }) => decision !== null);
    const seq = dead.sight?.seq ?? 0;
    // The statement that writes the answer, then the news of it.
    proxy.hushAt('append', '\\"log\\"');
    await dead.answer([]);
    await proxy.hushed;
    await dying.kill();
    // With a bot it has to have moved.
    const enough = second === 'person' ? seq + 1 : seq + 2;
    return await other.until((sight) => sight.seq >= enough);
  } finally {
    for (const guest of [dead, other]) guest.close();
    await Promise.all([dying.kill(), alive.kill()]);
    await proxy.close();
  }
}

export const failover: Attack = {
  number: 5,
  name: 'a process that dies after writing an answer',
  run: () =>
    onPostgres(async (databaseUrl) => {
      const person = await recovery(databaseUrl, 'person');
      const bot = await recovery(databaseUrl, { bot: 'easy' });
      return {
        held: Math.max(person, bot) <= LONGEST,
        figure: `the game continued after ${person.toFixed(1)} s with a person, ${bot.toFixed(1)} s with a bot`,
      };
    }),
};
