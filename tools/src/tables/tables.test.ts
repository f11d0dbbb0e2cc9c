import { emptyTally } from '@provincia/arena';
import { loadCommandTranslation } from '@provincia/catalog/command';
import { Refusal } from '@provincia/command';
import { expect, test } from 'vitest';
import { readOptions } from './options.ts';
import { playTables } from './play.ts';
import { announcement, report } from './report.ts';

const words = await loadCommandTranslation('en');

test('two to six players sit at a table, on the first kingdoms of the gauntlet', () => {
  const { players, grounds, games } = readOptions(['hard', 'normal', 'normal']);
  expect(players.map(({ name }) => name)).toEqual(['Level hard', 'Level normal', 'Level normal']);
  expect([grounds.length, games]).toEqual([20, 8]);
  expect(readOptions(['easy', 'big-money', '--kingdoms', '3']).grounds).toEqual(grounds.slice(0, 3));
});

test.each([
  [['hard'], 'Name two to six players, the one to measure first: hard normal normal.'],
  [['easy', 'normal', '--games', '0'], '--games is a whole number from 1 to 100,000,000, not "0".'],
])('%j is refused in one sentence', (args, sentence) => {
  expect(() => readOptions(args)).toThrow(new Refusal(sentence));
});

test('all games of all kingdoms are counted together', async () => {
  const options = readOptions([
    'easy',
    'big-money',
    'smithy',
    '--kingdoms',
    '2',
    '--games',
    '6',
    '--threads',
    '1',
  ]);
  expect(announcement(options)[0]).toBe(
    'Level easy, Big Money, Big Money with a Smithy: 2 kingdoms, 6 games each, seats alternate, seed 9',
  );
  const { tally, stopped } = await playTables(options, words);
  expect([tally.games, tally.brokenOff, stopped]).toEqual([12, 0, false]);
  expect(tally.players).toHaveLength(3);
});

test('the share counts shared victories half, and long games are told', () => {
  const tally = emptyTally(4);
  Object.assign(tally, { games: 40, brokenOff: 1 });
  Object.assign(tally.players[0], { wins: 19, ties: 2 });
  for (const [turns, count] of [
    [18, 36],
    [40, 1],
    [41, 2],
    [70, 1],
  ])
    tally.lengths.set(turns, count);
  expect(report(tally)).toEqual([
    'The first player won 19 of 40 games and shared 2: 50.0% (35.2 to 64.8), where 25.0% is a fair share. ' +
      'A shared victory counts half.',
    'Broken off: 1. Over 40 turns: 3 (7.5%). The longest: 70 turns.',
  ]);
});
