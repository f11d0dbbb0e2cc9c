import { expect, onTestFinished, test, vi } from 'vitest';
import { readArgs } from './args.ts';
import { wholeNumber } from './numbers.ts';
import { Refusal, statusOf } from './refusal.ts';

const known = { options: ['--seed <hex>', '--json'], words: 1 };

test('options stay what was typed, wherever they stand', () => {
  for (const seed of ['007', '1e3', '0x10', ' 7', '٧']) {
    const expected = { options: { seed, json: true }, words: ['game'] };
    expect(readArgs(['--seed', seed, '--json', 'game'], known)).toEqual(expected);
    expect(readArgs(['game', '--json', `--seed=${seed}`], known)).toEqual(expected);
  }
  expect(readArgs([], known)).toEqual({ options: {}, words: [] });
  expect(readArgs(['--', '--json'], known)).toEqual({ options: {}, words: ['--json'] });
});

const options = 'Options: --seed <hex>, --json.';

test.each([
  [['--speed'], `Unknown option "--speed". ${options}`],
  [['-s'], `Unknown option "-s". ${options}`],
  [['--seed'], `Option "--seed <hex>" needs a value. ${options}`],
  [['--seed='], `Option "--seed <hex>" needs a value. ${options}`],
  [['--seed', '--json'], `Option "--seed <hex>" needs a value. ${options}`],
  [['--json=yes'], `Option "--json" takes no value. ${options}`],
  [['--seed', '1', '--seed', '2'], '--seed is given more than once.'],
  [['one', 'two', 'three'], `Unused arguments: "two" and "three". ${options}`],
])('%j is refused in one sentence', (args, sentence) => {
  expect(() => readArgs(args, known)).toThrow(new Refusal(sentence));
});

test('a command can say where to look instead', () => {
  expect(() => readArgs(['-x'], { options: [], hint: { code: 'try-help' } })).toThrow(
    new Refusal('Unknown option "-x". Try "provincia --help".'),
  );
  expect(() => readArgs(['-x'], { options: [] })).toThrow('There are no options.');
});

test('whole numbers in a range', () => {
  const range = { min: 1, max: 1000 };
  expect(wholeNumber('1000', '--games', range)).toBe(1000);
  for (const typed of ['0', '1001', '1.5', 'many', ' ', true] as const) {
    expect(() => wholeNumber(typed, '--games', range)).toThrow(
      new Refusal(`--games is a whole number from 1 to 1,000, not "${typed}".`),
    );
  }
});

test('what is refused ends with status 2 and a line; all else is an error of the program', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => said.mockRestore());
  const refusing = () => {
    throw new Refusal('No.');
  };
  expect(await statusOf('mine', () => 0)).toBe(0);
  expect(await statusOf('mine', refusing)).toBe(2);
  expect(said.mock.calls).toEqual([['mine: No.']]);
  const broken = async () => Promise.reject(new TypeError('broken'));
  await expect(statusOf('mine', broken)).rejects.toThrow('broken');
});
