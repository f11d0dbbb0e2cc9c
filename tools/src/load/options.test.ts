import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('without options there are defaults', () => {
  expect(readOptions([])).toEqual({ games: 500, rate: 500, seconds: 30, database: undefined, json: false });
});

test('options are read', () => {
  const database = 'postgres://me@localhost/provincia';
  expect(readOptions(['--games', '50', '--rate=0', '--seconds=5', '--database', database, '--json'])).toEqual(
    { games: 50, rate: 0, seconds: 5, database, json: true },
  );
});

const known = 'there are --games N, --rate R, --seconds S, --database URL and --json.';

test.each([
  [['--speed'], `There is no option --speed; ${known}`],
  [['fast'], `"fast" is no option; ${known}`],
  [['--games'], 'The option --games takes a whole number from 1 to 10000, not nothing.'],
  [['--games', '0'], 'The option --games takes a whole number from 1 to 10000, not "0".'],
  [['--rate', 'high'], 'The option --rate takes a whole number from 0 to 100000, not "high".'],
  [['--seconds', '0'], 'The option --seconds takes a whole number from 1 to 3600, not "0".'],
  [
    ['--database', 'mysql://x'],
    'The option --database takes an address that begins with postgres://, not "mysql://x".',
  ],
  [['--database'], 'The option --database takes an address that begins with postgres://, not nothing.'],
  [['--json=yes'], 'The option --json takes no value.'],
])('%j is refused in one sentence', (args, sentence) => {
  expect(readOptions(args)).toBe(sentence);
});
