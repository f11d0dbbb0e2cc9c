// How much memory games take that a process keeps at hand: bots play games of two nearly to their end, each answer on
// a copy as the server does it. `npm run -s kept -- 2000` keeps 2000 games; docs/deploy.md uses the figures.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { asBot, levelCalled } from '@provincia/bots';
import { library } from '@provincia/cards';
import { printedKingdoms } from '@provincia/catalog';
import { readArgs, statusOf, wholeNumber } from '@provincia/command';
import { Course } from '@provincia/course';
import { type OpenDecision, rulesVersion } from '@provincia/engine';
import { Shelf } from '../src/course/shelf.ts';

const LEVEL = 'easy';
const MINUTES = 2 * 60_000;
/** So many are played beforehand: what the machine keeps of the program itself is no game. */
const WARM = 100;
/** Those who play on have some answers to give. */
const LAST_TURN = 12;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function bytesInUse(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const kingdoms = printedKingdoms.filter(({ cards }) =>
  cards.every((id) => library.findPile(id) !== undefined),
);

function play(number: number): Course {
  const { cards: kingdom } = kingdoms[number % kingdoms.length];
  const setup = { rules: rulesVersion, seed: number.toString(16).padStart(32, '0'), players: 2, kingdom };
  let { course } = Course.begin({ setup, levels: [null, null], clock: null, startedAt: 0 });
  const bot = asBot(levelCalled(LEVEL, new Map())(kingdom, 2));
  while (!course.over && course.outcome.turns[0] < LAST_TURN) {
    const { player: seat } = course.decision as OpenDecision;
    const picks = bot(course.decision as OpenDecision, course.game.view(seat)).map(({ label }) => label);
    course = course.fork();
    course.apply({ kind: 'answer', seat, picks }, 0);
  }
  return course;
}

async function keep(games: number): Promise<void> {
  let time = 0;
  let answers = 0;
  for (let number = 0; number < WARM; number++) play(number);
  const before = bytesInUse();
  const shelf = new Shelf(() => time);
  for (let number = 0; number < games; number++) {
    const course = play(number);
    answers += course.answers.length;
    await shelf.put(String(number), Promise.resolve(course));
  }
  const perGame = () => `${((bytesInUse() - before) / games / 1024).toFixed(1).padStart(8)} kB per game`;
  console.log(`${games} two-player games, ${Math.round(answers / games)} answers each`);
  console.log(`  while in use         ${perGame()}`);
  time += MINUTES;
  // Whoever is asked for next lets the others be packed.
  await shelf.get('0');
  await shelf.put('0', shelf.get('0') as Promise<Course>);
  console.log(`  after two minutes    ${perGame()}`);
}

process.exitCode = await statusOf('kept', async () => {
  const [typed = '2000'] = readArgs(process.argv.slice(2), { options: [], words: 1 }).words;
  await keep(wholeNumber(typed, 'The number of games', { min: 1, max: 5000 }));
  return 0;
});
