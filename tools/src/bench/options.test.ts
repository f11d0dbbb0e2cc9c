import { Refusal } from '@provincia/command';
import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('without options there are defaults', () => {
  expect(readOptions([])).toEqual({ games: 1000, seconds: 5, json: false, keep: false });
});

test('options are read', () => {
  expect(readOptions(['--games', '50', '--seconds=0.5', '--json'])).toEqual({
    games: 50,
    seconds: 0.5,
    json: true,
    keep: false,
  });
  expect(readOptions(['--keep']).keep).toBe(true);
});

const known = 'Options: --games <n>, --seconds <s>, --json, --keep.';

test.each([
  [['--speed'], `Unknown option "--speed". ${known}`],
  [['-x'], `Unknown option "-x". ${known}`],
  [['fast'], `Unused arguments: "fast". ${known}`],
  [['--games'], `Option "--games <n>" needs a value. ${known}`],
  [['--games', '0'], '--games is a whole number from 1 to 1,000,000, not "0".'],
  [['--games', '1.5'], '--games is a whole number from 1 to 1,000,000, not "1.5".'],
  [['--games=-3'], '--games is a whole number from 1 to 1,000,000, not "-3".'],
  [['--seconds', 'long'], '--seconds is a number from 0 to 3,600, not "long".'],
  [['--seconds', '-1'], `Option "--seconds <s>" needs a value. ${known}`],
  [['--seconds=-1'], '--seconds is a number from 0 to 3,600, not "-1".'],
  [['--json=yes'], `Option "--json" takes no value. ${known}`],
])('%j is refused in one sentence', (args, sentence) => {
  expect(() => readOptions(args)).toThrow(new Refusal(sentence));
});
