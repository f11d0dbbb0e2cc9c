import type { Attack } from '../attack.ts';
import { Guest, inFolder, serverWith } from '../support/ops.ts';

const TABLES = 100;
/** In seconds. */
const LONGEST = 3;
const HARD = { bot: 'hard' };

export const slowStop: Attack = {
  number: 10,
  name: 'stopping while many bots think',
  run: () =>
    inFolder(async (DATA_DIR) => {
      // Only so that the tables are there soon.
      const server = await serverWith({ DATA_DIR, RATE_LIMIT: '100000' });
      try {
        const guests = Array.from({ length: TABLES }, () => new Guest(server.url));
        for (const guest of guests) {
          await guest.watch(await guest.make(['person', HARD, HARD, HARD, HARD, HARD]));
          if (guest.sight?.decision) await guest.answer([]);
        }
        const seconds = await server.stop();
        return {
          held: seconds <= LONGEST,
          figure: `stopped in ${seconds.toFixed(1)} s with bots thinking at ${TABLES} tables`,
        };
      } finally {
        await server.kill();
      }
    }),
};
