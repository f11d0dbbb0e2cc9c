import { Schedule } from '@provincia/arena';
import { expect, test } from 'vitest';
import { Threads } from '../work/threads.ts';
import { NO_EXTRAS } from './recorded-arena.ts';
import { Results } from './results.ts';
import { playRun } from './run.ts';
import { matchOf, runOf } from './testing.ts';

const match = matchOf(['smithy', 'big-money']);

test('another thread plays the same games as this one', async () => {
  const matches = [match, matchOf(['big-money', 'big-money', 'double-witch'], { seating: 'random' })];
  const orders = { ...NO_EXTRAS, matches, games: 333, keep: 5, statistics: true };
  const here = await playRun({ ...orders, hands: { threads: 1 } });
  const results = new Results(matches);
  const schedule = new Schedule(2, 333);
  const threads = new Threads({ kind: 'games', orders }, 1);
  try {
    for (let chunk = schedule.next(); chunk !== null; chunk = schedule.next()) {
      results.add(chunk, await threads.do(chunk));
    }
  } finally {
    await threads.stop();
  }
  expect(results.games).toBe(666);
  expect(results.matches[0].kept).toHaveLength(5);
  expect(results.matches).toEqual(here.matches);
});

// A short run is over before a second thread is there to help: it has to end well all the same.
test('the result is the same with one thread and with two', async () => {
  const one = await playRun(runOf(match, 500));
  expect(one.games).toBe(500);
  expect((await playRun(runOf(match, 500, { hands: { threads: 2 } }))).matches).toEqual(one.matches);
});

test.each([1, 2])('stopped early, with %i threads: what a shorter run gives', async (threads) => {
  const all = 100_000_000;
  const stop = new AbortController();
  const watch = { signal: stop.signal, onProgress: (games: number) => games >= 2000 && stop.abort() };
  const stopped = await playRun(runOf(match, all, { hands: { threads } }), watch);
  expect(stopped.games).toBeGreaterThanOrEqual(2000);
  expect(stopped.games).toBeLessThan(threads === 1 ? 2001 : all);
  const shorter = await playRun(runOf(match, stopped.games));
  expect(stopped.matches).toEqual(shorter.matches);
});

test('where a level plays, what has been played is told after every few games', async () => {
  const told = async (names: readonly string[]) => {
    const progress: number[] = [];
    const stop = new AbortController();
    const onProgress = (games: number) => progress.push(games) === 2 && stop.abort();
    await playRun(runOf(matchOf(names), 1000), { signal: stop.signal, onProgress });
    return progress;
  };
  expect(await told(['easy', 'big-money'])).toEqual([4, 8]);
  expect(await told(['smithy', 'big-money'])).toEqual([10, 20]);
});

test('another seed gives other games; seats matter', async () => {
  const first = await playRun(runOf(match, 200));
  const other = await playRun(runOf({ ...match, seed: '6'.repeat(32) }, 200));
  expect(other.matches).not.toEqual(first.matches);
  const fixed = await playRun(runOf({ ...match, seating: 'fixed' }, 200));
  expect(fixed.matches[0].tally.players).toEqual(fixed.matches[0].tally.seats);
});

test('the wins of one of two are the losses of the other', async () => {
  const { matches } = await playRun(runOf(match, 500));
  const { games, players, seats, byProvinces, byPiles } = matches[0].tally;
  const [smithy, money] = players;
  expect([smithy.wins, smithy.ties, smithy.losses]).toEqual([money.losses, money.ties, money.wins]);
  expect(smithy.wins).toBeGreaterThan(money.wins);
  expect(seats[0].wins + seats[1].wins + seats[0].ties).toBe(games);
  expect(byProvinces + byPiles).toBe(500);
});
