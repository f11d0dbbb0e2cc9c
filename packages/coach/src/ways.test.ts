import { knownPlans } from '@provincia/bots';
import { expect, test } from 'vitest';
import { kingdom, playedThere } from './testing.ts';
import { acquiredIn, waysOf } from './ways.ts';

const ways = waysOf(knownPlans(new Map<string, string>(), kingdom, 2), kingdom, 2);

test('the ways that are played most often come first, with their results in the same order', () => {
  const weights = ways.map(({ weight }) => weight);
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 2);
  for (const [i, { results }] of ways.entries()) {
    expect(results[i]).toBe(0.5);
    for (const [j, result] of results.entries()) expect(result + ways[j].results[i]).toBeCloseTo(1, 1);
  }
});

test('the best way beats somebody who buys money alone', () => {
  expect(ways[0].againstMoney).toBeGreaterThan(0.55);
});

test('a way says what it gets and from which turn on, the first cards first', () => {
  for (const { gets } of ways) {
    expect(gets.length).toBeGreaterThan(1);
    expect(gets.map(({ turn }) => turn)).toEqual(gets.map(({ turn }) => turn).toSorted((a, b) => a - b));
    expect(gets.map(({ card }) => card)).toContain('province');
    for (const { turn, count } of gets) expect(Math.min(turn, count)).toBeGreaterThan(0);
  }
});

test('what a player got in a game stands beside it', () => {
  const played = playedThere(['normal', 'easy'], 7);
  const [normal, easy] = acquiredIn(played);
  expect(normal.find(({ card }) => card === 'province')?.count).toBeGreaterThan(0);
  expect(easy[0].turn).toBe(1);
  const cut = acquiredIn({ ...played, answers: played.answers.slice(0, 4) });
  expect(cut.flat().every(({ turn }) => turn === 1)).toBe(true);
});
