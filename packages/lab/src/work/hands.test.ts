import { beforeEach, expect, test, vi } from 'vitest';
import { entrantCalled } from '../input/entrant.ts';
import { playRun } from '../sim/run.ts';
import { matchOf, runOf } from '../sim/testing.ts';
import { run } from '../testing.ts';
import { databaseOption, handsOption } from './hands.ts';

const database = 'postgres://lab@db.example.org/lab';

beforeEach(() => {
  vi.stubEnv('DATABASE_URL', '');
  return () => vi.unstubAllEnvs();
});

test('threads of this machine do the work, or workers that use a database', () => {
  expect(handsOption({ threads: '3' })).toEqual({ threads: 3 });
  expect(handsOption({ workers: true, database })).toEqual({ database });
  vi.stubEnv('DATABASE_URL', database);
  expect(handsOption({ workers: true })).toEqual({ database });
  expect(databaseOption('postgresql://other/lab', 'worker')).toBe('postgresql://other/lab');
});

const nemesis = ['nemesis', 'First Game'];

test.each([
  [
    ['worker'],
    'worker needs a PostgreSQL: set --database or DATABASE_URL, as in postgres://user:password@host/name.',
  ],
  [
    ['sim', 'smithy', 'big-money', '--workers'],
    '--workers needs a PostgreSQL: set --database or DATABASE_URL, as in postgres://user:password@host/name.',
  ],
  [
    ['worker', '--database', 'lab.sqlite'],
    '--database is an address such as postgres://user:password@host/name, not "lab.sqlite".',
  ],
  [['tournament', '--database', database], '--database is for --workers.'],
  [
    ['gauntlet', '--workers', '--database', database, '--threads', '2'],
    '--threads is for this machine: with --workers, every worker has its own.',
  ],
  [['worker', '--database', database, '--name', 'a'.repeat(61)], '--name has at most 60 characters, not 61.'],
  [[...nemesis, '--hunts', '3'], '--hunts is for searches that are counted: add --counted.'],
  [[...nemesis, '--counted', '--hunts', '0'], '--hunts is a whole number from 1 to 256, not "0".'],
])('%j is refused', async (args, sentence) => {
  expect(await run(...args)).toEqual({ status: 2, out: '', err: `provincia: ${sentence}\n` });
});

test('a program cannot be spread', async () => {
  const match = matchOf(['smithy', 'big-money']);
  const program = entrantCalled('examples/python/big_money.py');
  const players = [match.players[0], program];
  const spread = playRun(runOf({ ...match, players }, 10, { hands: { database } }));
  await expect(spread).rejects.toThrow(`${program.name} runs on this machine only: leave out --workers.`);
});
