import { expect, test } from 'vitest';
import { accuracyOf, clearLoss, markOf } from './marks.ts';

test('an answer is marked by what it cost', () => {
  expect([0, 0.03, 0.04, 0.079, 0.08, 0.149, 0.15, 0.9].map((loss) => markOf(loss, 0.01))).toEqual([
    'fine',
    'fine',
    'inaccuracy',
    'inaccuracy',
    'mistake',
    'mistake',
    'blunder',
    'blunder',
  ]);
});

test('what may be luck is no mistake, however large it looks', () => {
  expect(markOf(0.2, 0.09)).toBe('fine');
  expect(markOf(0.2, 0.08)).toBe('blunder');
  expect(clearLoss(0.2, 0.09)).toBe(0);
});

test('an answer that turned out to be better costs nothing', () => {
  expect(clearLoss(-0.1, 0.01)).toBe(0);
  expect(markOf(-0.1, 0.01)).toBe('fine');
});

test('accuracy is 100 without a loss, and halves with every 1.5 points an answer costs', () => {
  expect(accuracyOf(0)).toBe(100);
  expect(accuracyOf(0.015)).toBeCloseTo(50);
  expect(accuracyOf(0.03)).toBeCloseTo(25);
});
