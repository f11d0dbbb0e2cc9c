import { isPlayable, printedKingdoms } from '@provincia/catalog';
import { expect, test } from 'vitest';
import { findAll } from '../plans/find.ts';
import { collect } from '../puzzles/collect.ts';
import { newDatabase, Program } from './support.ts';

/**
 * What comes of a run that two workers do, one of which is killed while it holds pieces that it has not handed in. The other
 * one does all that the first has not.
 */
async function withOneKilled<T>(begin: (database: string) => Promise<T>): Promise<T> {
  const { address, worker, isBusy, isClean, holdResults } = await newDatabase();
  const doomed = await worker('doomed');
  const other = await worker('other');
  const release = await holdResults();
  const run = begin(address);
  await Promise.all([isBusy('doomed'), isBusy('other')]);
  doomed.kill('SIGKILL');
  await doomed.ended;
  await release();
  const result = await run;
  await isClean();
  other.kill('SIGTERM');
  expect(await other.ended).toBe(0);
  return result;
}

/** The result without what depends on the speed. */
async function jsonOf(...args: readonly string[]): Promise<unknown> {
  const { status, out, err } = await new Program([...args, '--json']).result();
  expect([status, err.match(/error/i)]).toEqual([0, null]);
  const { seconds, gamesPerSecond, ...result } = JSON.parse(out);
  return result;
}

const seed = ['--seed', '5'];

test.each([
  [['tournament', 'easy', 'smithy-ultimate', 'big-money-ultimate', '--games', '200', ...seed], []],
  [['sim', 'smithy-ultimate', 'double-witch', '--games', '3000', ...seed], []],
  [['gauntlet', '--level', 'easy', '--kingdoms', '2', '--games', '40', ...seed], []],
  [['calibrate', '--level', 'advanced', '--kingdoms', '1', '--games', '1', ...seed], []],
  [
    [
      'nemesis',
      'First Game',
      '--level',
      'easy',
      '--minutes',
      '0.02',
      '--hunts',
      '3',
      '--games',
      '40',
      ...seed,
    ],
    ['--counted'],
  ],
])('%j gives what it gives on one machine, though a worker is killed', async (args, alone) => {
  const spread = await withOneKilled((database) => jsonOf(...args, '--workers', '--database', database));
  expect(spread).toEqual(await jsonOf(...args, ...alone, '--threads', '1'));
});

test('so do the plans for printed kingdoms', async () => {
  // One for each worker, and one more.
  const kingdoms = printedKingdoms.filter(isPlayable).slice(0, 3);
  const told: string[] = [];
  const spread = await withOneKilled((database) =>
    findAll(kingdoms, { further: null, hands: { database } }, (text) => told.push(text)),
  );
  const alone = await findAll(kingdoms, { further: null, hands: { threads: 1 } }, () => {});
  expect(told).toEqual(kingdoms.map(({ id }, i) => `${i + 1} of 3: ${id}`));
  expect([...spread]).toEqual([...alone]);
  expect(spread.size).toBeGreaterThanOrEqual(3);
});

test('so do the puzzles', async () => {
  // A game for each worker, and one more; they have puzzles.
  const options = { count: 10, seed: 1, games: 3, minutes: 60 };
  const spread = await withOneKilled((database) =>
    collect({ ...options, hands: { database } }, [], () => {}),
  );
  expect(spread).toEqual(await collect({ ...options, hands: { threads: 1 } }, [], () => {}));
  expect(spread.length).toBeGreaterThan(0);
});
