import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('without options there are defaults', () => {
  expect(readOptions([])).toEqual({ games: 1000, seconds: 5, json: false });
});

test('options are read', () => {
  expect(readOptions(['--games', '50', '--seconds=0.5', '--json'])).toEqual({
    games: 50,
    seconds: 0.5,
    json: true,
  });
});

test.each([
  [['--speed'], 'There is no option --speed; there are --games N, --seconds S and --json.'],
  [['-x'], 'There is no option -x; there are --games N, --seconds S and --json.'],
  [['fast'], '"fast" is no option; there are --games N, --seconds S and --json.'],
  [['--games'], 'The option --games takes a whole number from 1 to 1000000, not nothing.'],
  [['--games', '0'], 'The option --games takes a whole number from 1 to 1000000, not "0".'],
  [['--games', '1.5'], 'The option --games takes a whole number from 1 to 1000000, not "1.5".'],
  [['--games=-3'], 'The option --games takes a whole number from 1 to 1000000, not "-3".'],
  [['--seconds', 'long'], 'The option --seconds takes a number from 0 to 3600, not "long".'],
  [['--seconds', '-1'], 'The option --seconds takes a number from 0 to 3600, not "-1".'],
  [['--json=yes'], 'The option --json takes no value.'],
])('%j is refused in one sentence', (args, sentence) => {
  expect(readOptions(args)).toBe(sentence);
});
