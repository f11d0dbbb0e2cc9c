import { Refusal } from '@provincia/command';
import type { Bot, Decision, View } from '@provincia/engine';
import { afterEach, expect, test, vi } from 'vitest';
import { readOptions } from './options.ts';
import { timesOf } from './play.ts';
import { report, reportMachine } from './report.ts';
import { Times } from './times.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('without options the hard level plays on the first kingdoms of the gauntlet', () => {
  const { level, grounds, games } = readOptions([]);
  expect({ level, games }).toEqual({ level: 'hard', games: 2 });
  expect(grounds).toHaveLength(20);
  expect(readOptions(['--seed', '9', '--kingdoms', '3']).grounds).toEqual(grounds.slice(0, 3));
});

test('one kingdom can be named', () => {
  const { grounds } = readOptions(['--kingdom', 'First Game', '--level', 'easy', '--games', '1']);
  expect(grounds.map(({ kingdom }) => kingdom.includes('militia'))).toEqual([true]);
});

test.each([
  [['--level', 'harder'], 'There is no level "harder": --level is easy, normal, advanced, or hard.'],
  [['--games', '0'], '--games is a whole number from 1 to 100,000,000, not "0".'],
])('%j is refused in one sentence', (args, sentence) => {
  expect(() => readOptions(args)).toThrow(new Refusal(sentence));
});

test('answers are timed one by one, and together for each turn of each game', () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const times = new Times();
  const think = (milliseconds: number, turn: number) => {
    const bot: Bot = () => {
      now += milliseconds;
      return [];
    };
    times.watching(bot)({} as Decision, { turn } as View);
  };
  think(5, 1);
  think(7, 1);
  think(1, 2);
  times.begin();
  think(20, 2);
  expect(times.answers).toEqual([5, 7, 1, 20]);
  expect(times.turns).toEqual([12, 1, 20]);
});

test('whoever is timed plays as ever, and the table has their answers and turns', () => {
  const options = readOptions(['--level', 'easy', '--kingdom', 'First Game', '--games', '2']);
  const { grounds } = options;
  const times = timesOf(options, grounds[0]);
  expect(times.turns.length).toBeGreaterThan(20);
  expect(times.answers.length).toBeGreaterThan(times.turns.length);
  const lines = report(grounds, [times]).map((line) => line.split(/ {2,}/));
  expect(lines.map(([name]) => name)).toEqual(['', expect.stringMatching(/^1 .*, \.\.\.$/), 'all', '']);
  expect(lines[1].slice(1)).toEqual(lines[2].slice(1));
  expect(lines[2][1]).toBe(String(times.answers.length));
});

test('how fast the machine was is told with it', () => {
  expect(reportMachine([31_400, 62_000, 58_000])).toBe(
    'The bare loop of the benchmark ran 58 games a millisecond (31 to 62).',
  );
});
