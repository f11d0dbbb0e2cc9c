import type { Mark, Review } from '@provincia/coach/review';
import { expect, test } from 'vitest';
import { chancesAt, curveOf, filtered, marksOf, pointAt, turnsOf, wholeShares } from './moments.ts';

function decision(index: number, seat: number, mark: Mark) {
  const given = { picks: [], more: [], chance: 0.5, games: 100 };
  const rest = {
    turn: 1,
    about: 'purchase',
    given,
    better: null,
    error: 0,
    reason: null,
    tried: [],
  } as const;
  return { index, seat, mark, loss: 0, ...rest };
}

function turn(index: number, seat: number, chance: number) {
  const lost = { lostInActions: 0, lostInPurchases: 0, luck: [0, 0] };
  return { index, seat, turn: 1, chances: [chance, 1 - chance], error: 0.01, ...lost };
}

const review: Review = {
  progress: 1,
  start: [0.55, 0.45],
  turns: [turn(1, 0, 0.6), turn(4, 1, 0.5), turn(8, 0, 0.9)],
  decisions: [
    decision(1, 0, 'inaccuracy'),
    decision(2, 0, 'blunder'),
    decision(3, 1, 'mistake'),
    decision(4, 1, 'fine'),
    decision(9, 0, 'fine'),
  ],
  result: [1, 0],
  players: [],
  ways: { games: 0, best: [] },
  acquired: [],
};
const unfinished = { ...review, progress: 0.5, result: null };

test('the curve goes from turn to turn to the result', () => {
  expect(curveOf(review, 12).map(({ step, chances }) => [step, chances[0]])).toEqual([
    [1, 0.6],
    [4, 0.5],
    [8, 0.9],
    [12, 1],
  ]);
  expect(curveOf(unfinished, 12)).toHaveLength(3);
});

test('chances are told in whole percents that add up', () => {
  expect(wholeShares([0.655, 0.345])).toEqual([0.66, 0.34]);
  expect(wholeShares([1 / 3, 1 / 3, 1 / 3])).toEqual([0.34, 0.33, 0.33]);
  expect(wholeShares([0.9999, 0.0001])).toEqual([1, 0]);
});

test('of several mistakes of a seat in a turn the curve shows the worst', () => {
  expect(marksOf(review)).toEqual([
    { point: 0, seat: 0, mark: 'blunder' },
    { point: 0, seat: 1, mark: 'mistake' },
  ]);
});

test('decisions are listed by turn, all or those that are marked, of one or of all', () => {
  const listed = (seat: number | null, isWhole: boolean) =>
    filtered(turnsOf(review), { seat, isWhole }).map(({ decisions }) => decisions.map(({ index }) => index));
  expect(listed(null, true)).toEqual([[1, 2, 3], [4], [9]]);
  expect(listed(null, false)).toEqual([[1, 2, 3]]);
  expect(listed(1, true)).toEqual([[3], [4]]);
  expect(listed(1, false)).toEqual([[3]]);
});

test('a step is in the turn that began last', () => {
  const points = curveOf(review, 12);
  expect([0, 1, 3, 4, 12].map((step) => pointAt(points, step))).toEqual([0, 0, 0, 1, 3]);
});

test('before the first turn the chances are those of the start, at the end they are the result', () => {
  expect([0, 5, 12].map((step) => chancesAt(review, step, 12)?.[0])).toEqual([0.55, 0.5, 1]);
});

test('what has not been looked at yet has no chances', () => {
  expect([0, 7, 8, 12].map((step) => chancesAt(unfinished, step, 12)?.[0])).toEqual([
    0.55,
    0.5,
    undefined,
    undefined,
  ]);
});
