import { expect, test } from 'vitest';
import { layersOf, raisedOf } from './layers.ts';

test('of many equal cards a few are drawn', () => {
  expect([1, 2, 4, 9].map(layersOf)).toEqual([1, 2, 4, 4]);
});

test('one sees whether none, some or all of them are taken', () => {
  expect([0, 1, 2, 3].map((taken) => raisedOf(3, taken))).toEqual([0, 1, 2, 3]);
  expect([0, 1, 5, 8, 9].map((taken) => raisedOf(9, taken))).toEqual([0, 1, 3, 3, 4]);
  expect([0, 1].map((taken) => raisedOf(1, taken))).toEqual([0, 1]);
});
