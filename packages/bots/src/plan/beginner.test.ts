import { expect, test } from 'vitest';
import { beginnersPlan } from './beginner.ts';
import { written } from './notation.ts';

const kingdom = [
  'witch',
  'market',
  'smithy',
  'village',
  'militia',
  'gardens',
  'duke',
  'cellar',
  'moat',
  'chapel',
];

test('a beginner wants one of every action that looks good, the expensive ones before Gold', () => {
  const line = written(beginnersPlan(kingdom));
  expect(line).toMatch(/^0\/0 3 1 market:1 witch:1 gold .*smithy:1.* silver$/);
  expect(line).not.toMatch(/gardens|duke/);
});

test('and the same in whatever order the kingdom is named', () => {
  expect(beginnersPlan([...kingdom].reverse())).toEqual(beginnersPlan(kingdom));
});
