import { expect, test } from 'vitest';
import {
  gainedBy,
  gainsByRound,
  nextTurn,
  pointsByRound,
  previousTurn,
  roundsOf,
  turnAt,
  turnSpans,
} from './timeline.ts';

const game = {
  steps: 12,
  turns: [
    { step: 0, seat: 1, turn: 1 },
    { step: 3, seat: 0, turn: 1 },
    { step: 6, seat: 1, turn: 2 },
    { step: 9, seat: 0, turn: 2 },
  ],
};
const spans = turnSpans(game);
const rounds = roundsOf(game);
const gains = [
  { step: 2, seat: 1, card: 'silver' },
  { step: 6, seat: 0, card: 'curse' },
  { step: 8, seat: 1, card: 'silver' },
];

test('a turn with the number of the one before it is an extra one', () => {
  const extra = { ...game, turns: [...game.turns, { step: 11, seat: 0, turn: 2 }] };
  expect(turnSpans(extra).map((span) => span.extra)).toEqual([false, false, false, false, true]);
});

test('a turn reaches to the beginning of the next, the last one to the end', () => {
  expect(spans.map(({ from, to }) => [from, to])).toEqual([
    [0, 3],
    [3, 6],
    [6, 9],
    [9, 12],
  ]);
});

test('the step that ends a turn belongs to the next', () => {
  expect([0, 2, 3, 11, 12].map((step) => turnAt(spans, step))).toEqual([0, 0, 1, 3, 3]);
});

test('back goes to the beginning of the turn first, then to the turn before', () => {
  expect(previousTurn(spans, 5)).toBe(3);
  expect(previousTurn(spans, 3)).toBe(0);
  expect(previousTurn(spans, 0)).toBe(0);
});

test('forward goes to the next turn, from the last one to the end', () => {
  expect(nextTurn(spans, 4)).toBe(6);
  expect(nextTurn(spans, 10)).toBe(12);
  expect(nextTurn(spans, 12)).toBe(12);
});

test('a round is the turns of the same number', () => {
  expect(rounds).toEqual([
    { turn: 1, from: 0, to: 6 },
    { turn: 2, from: 6, to: 12 },
  ]);
});

test('points are those at the end of a round', () => {
  const points = Array.from({ length: 13 }, (_, step) => [step, 3]);
  expect(pointsByRound(rounds, points)).toEqual([
    [6, 3],
    [12, 3],
  ]);
});

test('gains add up by seat', () => {
  expect(gainsByRound(rounds, gains, 2)).toEqual([
    [1, 1],
    [1, 2],
  ]);
  expect(gainedBy(gains, 1, 7)).toEqual([['silver', 1]]);
  expect(gainedBy(gains, 1, 12)).toEqual([['silver', 2]]);
});

test('a game without a turn has nothing to jump to', () => {
  expect(previousTurn([], 0)).toBe(0);
  expect(nextTurn([], 0)).toBe(0);
});
