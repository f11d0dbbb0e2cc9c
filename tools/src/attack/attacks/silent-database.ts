import { startProxy } from '../../../../packages/server/test/support/proxy.ts';
import type { Attack } from '../attack.ts';
import { Guest, onPostgres, serverWith } from '../support/ops.ts';

/** In seconds. */
const LONGEST_ANSWER = 12;
const LONGEST_HEALTH = 4;

async function timed<T>(work: Promise<T>): Promise<{ value: T; seconds: number }> {
  const begin = performance.now();
  const value = await work;
  return { value, seconds: (performance.now() - begin) / 1000 };
}

export const silentDatabase: Attack = {
  number: 11,
  name: 'PostgreSQL stops responding',
  run: () =>
    onPostgres(async (databaseUrl) => {
      const proxy = await startProxy(databaseUrl);
      const server = await serverWith({ DATABASE_URL: proxy.url });
      const guest = new Guest(server.url);
      try {
        await guest.watch(await guest.make(['person', { bot: 'easy' }]));
        await guest.until(({ decision }) => decision !== null);
        const seq = guest.sight?.seq ?? 0;
        proxy.hush();
        const [health, answer] = await Promise.all([
          timed(fetch(`${server.url}/healthz`)),
          timed(guest.answer([])),
        ]);
        proxy.speak();
        await guest.answer([]);
        const after = await guest.until((sight) => sight.seq > seq && sight.decision !== null);
        const isRefused = !answer.value.ok && answer.value.problem.code === 'not-kept';
        return {
          held:
            health.value.status === 503 &&
            health.seconds <= LONGEST_HEALTH &&
            isRefused &&
            answer.seconds <= LONGEST_ANSWER &&
            after <= LONGEST_ANSWER,
          figure: `/healthz returned ${health.value.status} after ${health.seconds.toFixed(1)} s; the answer was ${
            isRefused ? 'refused' : 'not refused'
          } after ${answer.seconds.toFixed(1)} s; the game continued ${after.toFixed(1)} s after PostgreSQL did`,
        };
      } finally {
        guest.close();
        await server.kill();
        await proxy.close();
      }
    }),
};
