import type { Attack } from '../attack.ts';
import { Guest, inFolder, serverWith } from '../support/ops.ts';

const TABLES = 30;
const TURNS = 10;
/** In seconds. */
const LONGEST = 3;
const HARD = { bot: 'hard' };

/** Fills a table with bots that think long. Every other person resigns; the rest end their turns at once. */
async function fill(url: string, resigns: boolean): Promise<Guest> {
  const guest = new Guest(url);
  const table = await guest.make(['person', HARD, HARD, HARD, HARD, HARD]);
  await guest.watch(table);
  if (resigns) await guest.send('resign', { table });
  else void endTurns(guest);
  return guest;
}

async function endTurns(guest: Guest): Promise<void> {
  for (let turn = 0; turn < 1000; turn++) {
    await guest.until(({ decision }) => decision !== null);
    const reply = await guest.answer([]).catch(() => null);
    if (reply === null) return;
  }
}

export const botsStarve: Attack = {
  number: 4,
  name: 'many tables of slow bots',
  run: () =>
    inFolder(async (DATA_DIR) => {
      // Twice the ordinary limit: the one who only wants to play has the same address here.
      const server = await serverWith({ DATA_DIR, RATE_LIMIT: '600' });
      const crowd: Guest[] = [];
      try {
        for (let i = 0; i < TABLES; i++) crowd.push(await fill(server.url, i % 2 === 0));
        const honest = new Guest(server.url);
        await honest.watch(await honest.make(['person', { bot: 'easy' }]));
        let longest = 0;
        for (let turn = 0; turn < TURNS; turn++) {
          longest = Math.max(longest, await honest.until(({ decision }) => decision !== null));
          await honest.answer([]);
        }
        honest.close();
        return {
          held: longest <= LONGEST,
          figure: `with ${TABLES} tables of five hard bots, an easy bot took at most ${longest.toFixed(1)} s`,
        };
      } finally {
        for (const guest of crowd) guest.close();
        await server.kill();
      }
    }),
};
