import { expect, test } from 'vitest';
import { baseDecision, choices } from '../gallery/sample-sight.ts';
import { fits, toggled } from './picks.ts';

const discard = { ...baseDecision, choices: choices('pick', 'copper', 'copper', 'estate'), min: 2, max: 2 };
const first = { label: 'copper', key: 'hand:copper:0' };
const second = { label: 'copper', key: 'hand:copper:1' };
const estate = { label: 'estate', key: 'hand:estate:0' };

test('a click picks, a second one lets go, and the order stays', () => {
  const picks = [second, estate].reduce(
    (picked, pick) => toggled(discard, picked, pick),
    toggled(discard, [], first),
  );
  expect(picks).toEqual([first, second]);
  expect(toggled(discard, picks, first)).toEqual([second]);
});

test('no more than there are, and nothing that is not offered', () => {
  const twice = { ...discard, choices: choices('pick', 'copper', 'estate') };
  expect(toggled(twice, [first], second)).toEqual([first]);
  expect(toggled(discard, [], { label: 'gold', key: 'hand:gold:0' })).toEqual([]);
});

test('only the right number answers', () => {
  expect([0, 1, 2, 3].map((picked) => fits(discard, picked))).toEqual([false, false, true, false]);
});
