import { library } from '@provincia/cards';
import { Game, pack, rulesVersion } from '@provincia/engine';
import type { Attack, Verdict } from '../attack.ts';
import { askedOf, Guest, twoAt, withFolder, withServer } from '../support/course.ts';

const kingdom = 'cellar festival market merchant mine moat remodel smithy village workshop'.split(' ');
const SECONDS = 4;
const IMPORTS_A_SECOND = 4;
/** The share of their answers that people still give at least. */
const ENOUGH = 0.4;

/** Long games are imported and read while two people play. */
async function run(): Promise<Verdict> {
  const endless = longGame(46_000);
  const long = longGame(4500);
  return withFolder((folder) =>
    withServer({ DATA_DIR: folder }, async (url) => {
      const { guests } = await twoAt(url);
      const importer = new Guest(url);
      // What is started once is not to be measured.
      const { id } = await importer.do('POST', '/api/replays', { packed: long });
      const quiet = await answersIn(guests);
      const broken: string[] = [];
      const end = performance.now() + SECONDS * 1000;
      const attack = (async () => {
        const asks: Promise<void>[] = [];
        for (let n = 0; performance.now() < end; n++) {
          const packed = n % 2 === 0 ? endless : long;
          for (const [method, path, body] of [
            ['POST', '/api/replays', { packed }],
            ['GET', `/api/tables/${id}/game`],
            ['GET', `/api/tables/${id}/log`],
            ['GET', `/api/tables/${id}/steps/${4000 + n}`],
          ] as const) {
            asks.push(
              importer
                .ask(method, path, body)
                .then(({ status }) => void (status >= 500 && broken.push(path))),
            );
          }
          await new Promise((resolve) => setTimeout(resolve, 1000 / IMPORTS_A_SECOND));
        }
        await Promise.all(asks);
      })();
      const attacked = await answersIn(guests);
      await attack;
      for (const guest of guests) guest.close();
      return {
        held: broken.length === 0 && attacked > ENOUGH * quiet,
        figure: `${(quiet / SECONDS).toFixed(0)} answers/s before, ${(attacked / SECONDS).toFixed(0)} during the imports; ${broken.length} requests failed`,
      };
    }),
  );
}

/** How many answers people give one after another. */
async function answersIn(guests: readonly Guest[]): Promise<number> {
  const end = performance.now() + SECONDS * 1000;
  let answers = 0;
  for (; performance.now() < end; answers++) await (await askedOf(guests)).answer([]);
  return answers;
}

/** A packed game of so many answers and a few more: they idle, and then empty three piles. */
function longGame(answers: number): string {
  const setup = { rules: rulesVersion, seed: '1'.repeat(32), players: 2, kingdom, first: 0 };
  const started = Game.start(library, setup);
  if (!started.ok) throw new Error(started.problem.message);
  const { game } = started.value;
  const all: string[][] = [];
  for (let { decision } = game; decision !== null; decision = game.decision) {
    const labels = decision.choices.map(({ label }) => label);
    const wishes = ['treasures', 'buy estate', 'buy cellar', 'buy curse'];
    const wish = all.length < answers ? undefined : wishes.find((label) => labels.includes(label));
    const picks = wish === undefined ? [] : [wish];
    game.answer(decision.player, { index: decision.index, picks });
    all.push(picks);
  }
  return pack(setup, all);
}

export const longImports: Attack = { number: 3, name: 'long imports', run };
