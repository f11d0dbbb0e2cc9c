import type { Attack, Verdict } from '../attack.ts';
import { askedOf, Guest, longestWait, twoAt, withFolder, withServer } from '../support/course.ts';

const TURNS = 400;
/** More than anybody may. */
const UNDOS = 600;
/** How long others may wait for it, in milliseconds. */
const ENOUGH = 250;

/** Two who play on and undo all the time, and then have it read by those who watch and by a new process. */
async function run(): Promise<Verdict> {
  return withFolder(async (folder) => {
    const { id, refused } = await withServer({ DATA_DIR: folder }, makeBomb);
    // After a restart nobody knows the game.
    return withServer({ DATA_DIR: folder }, async (url) => {
      const began = performance.now();
      const wait = await longestWait(url, async () => {
        for (let watchers = 0; watchers < 5; watchers++) {
          const watcher = new Guest(url);
          await watcher.watch(id);
          watcher.close();
        }
        await new Guest(url).ask('GET', `/api/tables/${id}/log`);
      });
      const took = performance.now() - began;
      return {
        held: refused !== null && wait < ENOUGH,
        figure: `${UNDOS} undos: ${refused ?? 'no limit'}; 6 readers took ${took.toFixed(0)} ms, others waited at most ${wait.toFixed(0)} ms`,
      };
    });
  });
}

async function makeBomb(url: string): Promise<{ id: string; refused: string | null }> {
  const { id, guests } = await twoAt(url);
  for (let turn = 0; turn < TURNS; turn++) await (await askedOf(guests)).answer([]);
  const own = await askedOf(guests);
  let refused: string | null = null;
  for (let undone = 0; undone < UNDOS && refused === null; undone++) {
    await own.answer(['play copper']);
    refused = await own.try('undo');
  }
  for (const guest of guests) guest.close();
  return { id, refused };
}

export const undoBomb: Attack = { number: 2, name: 'thousands of undos', run };
