import { Refusal } from '@provincia/command';
import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('without options there are defaults', () => {
  expect(readOptions([])).toEqual({
    games: 500,
    rate: 500,
    seconds: 30,
    database: undefined,
    json: false,
    queue: false,
    people: 2000,
  });
});

test('options are read', () => {
  const database = 'postgres://me@localhost/provincia';
  expect(
    readOptions(['--games', '50', '--rate=0', '--seconds=5', '--database', database, '--json']),
  ).toMatchObject({ games: 50, rate: 0, seconds: 5, database, json: true });
  expect(readOptions(['--queue', '--people', '4'])).toMatchObject({ queue: true, people: 4 });
});

const known =
  'Options: --games <n>, --rate <n>, --seconds <n>, --database <url>, --json, --queue, --people <n>.';

test.each([
  [['--speed'], `Unknown option "--speed". ${known}`],
  [['fast'], `Unused arguments: "fast". ${known}`],
  [['--games'], `Option "--games <n>" needs a value. ${known}`],
  [['--games', '0'], '--games is a whole number from 1 to 10,000, not "0".'],
  [['--rate', 'high'], '--rate is a whole number from 0 to 100,000, not "high".'],
  [['--seconds', '0'], '--seconds is a whole number from 1 to 3,600, not "0".'],
  [['--database', 'mysql://x'], '--database must begin with postgres://, not "mysql://x".'],
  [['--database'], `Option "--database <url>" needs a value. ${known}`],
  [['--json=yes'], `Option "--json" takes no value. ${known}`],
])('%j is refused in one sentence', (args, sentence) => {
  expect(() => readOptions(args)).toThrow(new Refusal(sentence));
});
