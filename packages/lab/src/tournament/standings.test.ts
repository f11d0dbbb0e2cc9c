import { expect, test } from 'vitest';
import { styleFor } from '../play/style.ts';
import { playRun } from '../sim/run.ts';
import { matchOf, runOf } from '../sim/testing.ts';
import { english } from '../testing.ts';
import { pairsOf, standings, winTable } from './standings.ts';
import { tournamentLines } from './table.ts';

const names = ['big-money', 'double-witch', 'smithy'];

test('everybody meets everybody once, and the best comes first', async () => {
  const pairs = pairsOf(3);
  expect(pairs).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
  const matches = pairs.map((pair) => matchOf(pair.map((i) => names[i])));
  const { matches: results } = await playRun({ ...runOf(matches[0], 100), matches });
  const ranking = standings(3, pairs, results);
  expect(ranking.map(({ index }) => index)).toEqual([1, 2, 0]);
  for (const { games, wins, ties, losses } of ranking) {
    expect(games).toBe(200);
    expect(wins + ties + losses).toBe(200);
  }
  const wins = winTable(3, pairs, results);
  for (const [a, b] of pairs) expect(wins[a][b] + wins[b][a]).toBe(100);
  expect(wins[1][0]).toBeGreaterThan(80);

  const lines = tournamentLines(ranking, names, wins, styleFor(false, 80, english));
  expect(lines[1]).toMatch(/^ 1 double-witch +\d{4} +±\d+ +\d+\.\d +\d+\.\d +\d+\.\d$/);
  expect(lines.at(-3)).toMatch(/^ 1 double-witch +· +\d+ +\d+$/);
  expect(lines).toHaveLength(10);
});

test('a table of pairs that is too wide is left out', () => {
  const many = Array.from({ length: 40 }, (_, i) => `strategy-${i}`);
  const none = many.map(() => many.map(() => 0));
  const ranking = many.map((_, index) => ({
    index,
    rating: 1500,
    error: 1,
    games: 0,
    wins: 0,
    ties: 0,
    losses: 0,
  }));
  const lines = tournamentLines(ranking, many, none, styleFor(false, 80, english));
  expect(lines.at(-1)).toContain('--json');
  expect(lines).toHaveLength(43);
});
