/**
 * Plays random games on random kingdoms and checks the engine after every answer. All chance comes from the seed, and
 * each game has its own, so that one can be played again alone.
 */
import { library } from '@provincia/cards';
import { statusOf } from '@provincia/command';
import { Coverage } from './coverage.ts';
import { Dice } from './dice.ts';
import { type Options, readOptions } from './options.ts';
import { allChecks, playThrough } from './play-through.ts';
import { favouritesOf, RandomPlayer } from './random-player.ts';
import { randomSetup } from './random-setup.ts';
import { commandFor, reportOf } from './report.ts';
import { shrinkGame } from './shrink-game.ts';

/** Some random games never end, for instance when everybody trashes all treasures. */
const LONGEST_GAME = 4000;

interface Totals {
  games: number;
  decisions: number;
  cut: number;
  failed: number;
}

function run(options: Options): Totals {
  const coverage = new Coverage(library);
  const totals = { games: 0, decisions: 0, cut: 0, failed: 0 };
  /** The checks that have failed: each is shrunk once, for that takes its time. */
  const shown = new Set<string>();
  const start = performance.now();
  for (const number of numbersOf(options)) {
    const { setup, played } = playGame(number, options, coverage);
    const { failure } = played;
    totals.games++;
    totals.decisions += played.answers.length;
    if (failure !== null) {
      totals.failed++;
      console.log(`FAILED game ${number}: ${failure.check}. To repeat: ${commandFor(number, options)}`);
      if (!shown.has(failure.check)) console.log(reportOf(setup, played, shrinkGame(setup, played)));
      shown.add(failure.check);
    } else if (!played.over) totals.cut++;
  }
  console.log(`${coverage}\n`);
  printTotals(totals, (performance.now() - start) / 1000);
  return totals;
}

function numbersOf({ games, only }: Options): number[] {
  return only === null ? Array.from({ length: games }, (_, i) => i + 1) : [only];
}

function playGame(number: number, { seed, oneIn, ...options }: Options, coverage: Coverage) {
  const dice = new Dice(seed, number);
  const setup = randomSetup(library, options, dice);
  const player = new RandomPlayer(library, favouritesOf(library, setup, dice), dice);
  const played = playThrough({
    setup,
    checks: allChecks,
    oneIn,
    next: (decision) => (decision.index < LONGEST_GAME ? player.answer(decision) : null),
    onEvents: coverage.count,
  });
  return { setup, played };
}

function printTotals({ games, decisions, cut, failed }: Totals, seconds: number): void {
  const speed = `${(games / seconds).toFixed(1)} games/s, ${(decisions / seconds).toFixed(0)} decisions/s`;
  const played = games === 1 ? '1 game' : `${games} games`;
  console.log(`${played}, ${decisions} decisions in ${seconds.toFixed(1)} s (${speed})`);
  console.log(`Games cut off after ${LONGEST_GAME} decisions: ${cut}`);
  console.log(`${games - failed} passed, ${failed} failed`);
}

process.exitCode = await statusOf('fuzz', () => {
  const { failed } = run(readOptions(process.argv.slice(2)));
  return failed > 0 ? 1 : 0;
});
