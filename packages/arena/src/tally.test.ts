import { expect, test } from 'vitest';
import { addTally, count, emptyTally } from './tally.ts';

const byProvinces = { byProvinces: true, finished: true };

test('a win is a victory alone, a tie a shared one, all else a loss', () => {
  const tally = emptyTally(3);
  // The third player begins, then the first, then the second.
  const seats = [2, 0, 1];
  count(tally, { winners: [0], points: [30, 20, 10], turns: [9, 8, 7], ...byProvinces }, seats);
  count(tally, { winners: [1, 2], points: [5, 25, 25], turns: [9, 9, 9], ...byProvinces }, seats);
  expect(tally.games).toBe(2);
  expect(tally.players).toEqual([
    { wins: 0, ties: 1, losses: 1, points: 45, turns: 17 },
    { wins: 0, ties: 1, losses: 1, points: 35, turns: 16 },
    { wins: 1, ties: 0, losses: 1, points: 35, turns: 18 },
  ]);
  expect(tally.seats[0]).toEqual(tally.players[2]);
  expect(tally.seats[1]).toEqual(tally.players[0]);
});

test('how far the player named first was ahead of the best of the others, and how long games were', () => {
  const tally = emptyTally(3);
  count(tally, { winners: [0], points: [30, 20, 10], turns: [9, 8, 7], ...byProvinces }, [2, 0, 1]);
  count(tally, { winners: [1], points: [5, 25, 24], turns: [8, 8, 9], ...byProvinces }, [2, 0, 1]);
  count(tally, { winners: [0], points: [30, 29, 28], turns: [7, 7, 7], ...byProvinces }, [0, 1, 2]);
  expect([...tally.margins]).toEqual([
    [-10, 1],
    [1, 2],
  ]);
  expect([...tally.lengths]).toEqual([
    [9, 2],
    [7, 1],
  ]);
});

test('how games end', () => {
  const tally = emptyTally(2);
  const game = { winners: [0], points: [1, 0], turns: [1, 1] };
  count(tally, { ...game, byProvinces: true, finished: true }, [0, 1]);
  count(tally, { ...game, byProvinces: false, finished: true }, [0, 1]);
  count(tally, { ...game, byProvinces: false, finished: false }, [0, 1]);
  count(tally, { ...game, byProvinces: false, finished: false }, [0, 1]);
  expect([tally.byProvinces, tally.byPiles, tally.brokenOff]).toEqual([1, 1, 2]);
});

test('two tallies added are the tally of the games of both', () => {
  const [both, first, second] = [emptyTally(2), emptyTally(2), emptyTally(2)];
  const a = { winners: [0], points: [9, 4], turns: [3, 2], ...byProvinces };
  const b = { winners: [0, 1], points: [7, 7], turns: [5, 5], byProvinces: false, finished: true };
  count(both, a, [0, 1]);
  count(both, b, [1, 0]);
  count(first, a, [0, 1]);
  count(second, b, [1, 0]);
  addTally(first, second);
  expect(first).toEqual(both);
});
