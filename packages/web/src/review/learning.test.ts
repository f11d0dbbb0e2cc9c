import type { ReviewedDecision, TriedLine } from '@provincia/coach/review';
import { expect, test } from 'vitest';
import { answersTo, isRight, questionsOf } from './learning.ts';

function line(card: string, chance: number, games = 100): TriedLine {
  return { picks: [`buy ${card}`], more: [], chance, games };
}

const given = line('silver', 0.4, 1600);
const better = line('market', 0.5, 1600);
const question: ReviewedDecision = {
  ...{
    index: 7,
    seat: 0,
    turn: 3,
    about: 'purchase',
    given,
    better,
    loss: 0.1,
    error: 0.01,
    mark: 'mistake',
  },
  reason: { code: 'wins-more' },
  tried: [line('market', 0.55), line('militia', 0.47), line('silver', 0.41), line('moat', 0.3)],
};

test('every answer is offered once, with the chance of the most games', () => {
  expect(answersTo(question).map(({ picks, games }) => [picks[0], games])).toEqual([
    ['buy silver', 1600],
    ['buy market', 1600],
    ['buy militia', 100],
    ['buy moat', 100],
  ]);
});

test('the best answer is right, and so is one that is nearly as good', () => {
  const right = answersTo(question).map((one) => isRight(question, one));
  expect(right).toEqual([false, true, true, false]);
});

test('what was played is wrong, however close it seems: it was looked at more closely', () => {
  const close = { ...question, given: line('silver', 0.47, 1600) };
  expect(isRight(close, close.given)).toBe(false);
});

test('only marked decisions of the seat are asked about', () => {
  const decisions = [question, { ...question, seat: 1 }, { ...question, mark: 'fine' as const }];
  expect(questionsOf({ decisions }, 0)).toEqual([question]);
});
