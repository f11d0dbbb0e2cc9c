import { emptyTally, type Tally } from '@provincia/arena';
import { expect, test } from 'vitest';
import { styleFor, widthOf } from '../play/style.ts';
import { english } from '../testing.ts';
import { simJson } from './json.ts';
import { simLines } from './table.ts';

const tally = {
  games: 200,
  players: [
    { wins: 120, ties: 40, losses: 40, points: 6000, turns: 3300 },
    { wins: 40, ties: 40, losses: 120, points: 5000, turns: 3400 },
  ],
  seats: [
    { wins: 100, ties: 40, losses: 60, points: 5600, turns: 3360 },
    { wins: 60, ties: 40, losses: 100, points: 5400, turns: 3340 },
  ],
  byProvinces: 150,
  byPiles: 49,
  brokenOff: 1,
  margins: new Map([[5, 200]]),
  lengths: new Map([[17, 200]]),
};
const runOf = (counted: Tally) => ({
  matches: [{ tally: counted, kept: [], statistics: null, reliability: null, lost: [] }],
  games: 200,
  seconds: 0.5,
  gamesPerSecond: 412,
});
const run = runOf(tally);

test('the JSON has these fields and no others: counts of games, averages of points and turns', () => {
  expect(simJson(['A', 'B'], run)).toEqual({
    games: 200,
    gamesPerSecond: 412,
    players: [
      { name: 'A', wins: 120, ties: 40, losses: 40, points: 30, turns: 16.5 },
      { name: 'B', wins: 40, ties: 40, losses: 120, points: 25, turns: 17 },
    ],
    seats: [
      { wins: 100, ties: 40, losses: 60, turns: 16.8 },
      { wins: 60, ties: 40, losses: 100, turns: 16.7 },
    ],
    endings: { provinces: 150, piles: 49 },
  });
});

test('with Colonies in the kingdom the last of them may have ended the games', () => {
  const style = styleFor(false, 80, english);
  const ends = (kingdom: readonly string[]) => simLines(['A', 'B'], kingdom, run, style).join('\n');
  expect(ends(['platinum', 'colony'])).toContain('with the last Province or Colony,');
  expect(ends(['moat'])).toContain('with the last Province,');
});

test('the table says the same, with intervals, within 80 columns', () => {
  const lines = simLines(['Same', 'Same'], [], run, styleFor(false, 80, english));
  expect(lines).toEqual([
    '',
    'by player             wins %        ties %      losses %  points  turns',
    'Same                    60.0          20.0          20.0   30.00  16.50',
    '  95% interval  53.1 to 66.5  15.0 to 26.1  15.0 to 26.1',
    'Same (2)                20.0          20.0          60.0   25.00  17.00',
    '  95% interval  15.0 to 26.1  15.0 to 26.1  53.1 to 66.5',
    '',
    'by seat               wins %        ties %      losses %  points  turns',
    '1st seat                50.0          20.0          30.0   28.00  16.80',
    '  95% interval  43.1 to 56.9  15.0 to 26.1  24.1 to 36.7',
    '2nd seat                30.0          20.0          50.0   27.00  16.70',
    '  95% interval  24.1 to 36.7  15.0 to 26.1  43.1 to 56.9',
    '',
    'Games ended: 75.0% with the last Province, 24.5% with empty piles, 0.5% were stopped after 1,000 turns.',
    '200 games in 0.5 s; 412 games per second.',
  ]);
  const coloured = simLines(['Same', 'Same'], [], run, styleFor(true, 80, english));
  expect(coloured.map(widthOf)).toEqual(lines.map(widthOf));
});

test('a run that was stopped before its first game has no averages', () => {
  const nothing = { ...runOf(emptyTally(2)), games: 0, gamesPerSecond: 0 };
  expect(JSON.stringify(simJson(['A', 'B'], nothing))).not.toContain('null');
  expect(simLines(['A', 'B'], [], nothing, styleFor(false, 80, english)).join()).not.toContain('NaN');
});
