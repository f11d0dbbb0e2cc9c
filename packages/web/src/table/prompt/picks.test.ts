import { expect, test } from 'vitest';
import { baseDecision, choices } from '../gallery/sample-sight.ts';
import { canTake, clicked, fits, givenBack, placesOf } from './picks.ts';

const cards = choices('pick', 'copper', 'copper', 'copper', 'estate');
const discard = { ...baseDecision, choices: cards, min: 2, max: 2 };
const chapel = { ...discard, min: 0, max: 4 };

function clicks(decision: typeof discard, ...labels: readonly string[]) {
  return labels.reduce<readonly string[]>((picks, label) => clicked(decision, picks, label), []);
}

test('a click takes the next of equal cards, and the order stays', () => {
  expect(clicks(chapel, 'copper', 'estate', 'copper')).toEqual(['copper', 'estate', 'copper']);
  expect(placesOf(['copper', 'estate', 'copper'], 'copper')).toEqual([0, 2]);
});

test('where all of them are taken, or as many as are asked for, a click gives one back', () => {
  expect(clicks(chapel, 'estate', 'estate')).toEqual([]);
  expect(clicks(chapel, 'copper', 'copper', 'copper', 'copper')).toEqual(['copper', 'copper']);
  expect(clicks(discard, 'copper', 'copper', 'copper')).toEqual(['copper']);
});

test('what is too much, or not offered, is not taken', () => {
  expect(clicks(discard, 'copper', 'copper', 'estate')).toEqual(['copper', 'copper']);
  expect(clicks(discard, 'gold')).toEqual([]);
  expect(canTake(discard, ['copper', 'copper'], 'copper')).toBe(false);
});

test('what is given back is the last that was taken', () => {
  expect(givenBack(['copper', 'estate', 'copper'], 'copper')).toEqual(['copper', 'estate']);
  expect(givenBack(['estate'], 'copper')).toEqual(['estate']);
});

test('only the right number answers', () => {
  expect([0, 1, 2, 3].map((picked) => fits(discard, picked))).toEqual([false, false, true, false]);
});
