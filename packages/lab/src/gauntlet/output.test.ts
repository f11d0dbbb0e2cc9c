import { emptyTally } from '@provincia/arena';
import { expect, test } from 'vitest';
import { entrantCalled } from '../input/entrant.ts';
import { styleFor, widthOf } from '../play/style.ts';
import { english } from '../testing.ts';
import { outcomeOf } from './outcome.ts';
import { gauntletLines } from './table.ts';

const grounds = ['a', 'b', 'c'].map((seed) => ({ kingdom: [seed], seed, tournamentSeed: seed }));
const opponents = ['double-witch-ultimate', 'smithy', 'big-money'].map(entrantCalled);

/** A match of which the level has won, tied and lost so many games. */
function resultOf(wins: number, ties: number, losses: number) {
  const tally = emptyTally(2);
  tally.games = wins + ties + losses;
  Object.assign(tally.players[0], { wins, ties, losses });
  return { tally, kept: [], statistics: null, reliability: null, lost: [] };
}

const runOf = (...matches: ReturnType<typeof resultOf>[]) => ({
  matches,
  games: matches.reduce((sum, { tally }) => sum + tally.games, 0),
  seconds: 12.34,
  gamesPerSecond: 24,
});

test('the table has every kingdom and all together; ties do not count', () => {
  const result = runOf(resultOf(60, 10, 30), resultOf(45, 10, 45), resultOf(30, 0, 70));
  const outcome = outcomeOf(grounds, opponents, result);
  const lines = gauntletLines(outcome, styleFor(false, 80, english));
  expect(lines).toEqual([
    '                                    won %  lost %  tied %  of decided %',
    '  1 Two Witches with a good ending   60.0    30.0    10.0          66.7',
    '  2 Big Money with a Smithy          45.0    45.0    10.0          50.0',
    '  3 Big Money                        30.0    70.0     0.0          30.0',
    'overall                              45.0    48.3     6.7          48.2',
    '',
    'Won 48.2% of the decided games (95% interval 42.4 to 54.1).',
    'Won at least half of them on 2 of 3 kingdoms.',
    '300 games in 12.3 s.',
  ]);
  const coloured = gauntletLines(outcome, styleFor(true, 80, english));
  expect(coloured.map(widthOf)).toEqual(lines.map(widthOf));
});

test('where no game was decided there is no share, and nothing was held', () => {
  const outcome = outcomeOf(
    grounds,
    opponents,
    runOf(resultOf(0, 5, 0), resultOf(0, 0, 0), resultOf(0, 0, 0)),
  );
  expect(outcome.kingdoms.map(({ share }) => share)).toEqual([null, null, null]);
  expect([outcome.share, outcome.held, outcome.interval]).toEqual([null, 0, [0, 1]]);
  const lines = gauntletLines(outcome, styleFor(false, 80, english));
  expect(lines.join('\n')).not.toContain('NaN');
  expect(lines[2]).toMatch(/Big Money with a Smithy +0\.0 +0\.0 +0\.0 +\?$/);
});
