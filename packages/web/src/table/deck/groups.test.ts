import { expect, test } from 'vitest';
import { coinsOf, groupsOf } from './groups.ts';

const owned = {
  copper: 7,
  harem: 1,
  estate: 3,
  village: 2,
  smithy: 1,
  curse: 1,
  hovel: 1,
  nobles: 1,
  moat: 0,
};

test('cards are grouped by what they do first, the most expensive on top', () => {
  const groups = groupsOf(owned, (id) => id).map(({ type, stacks, count }) => [
    type,
    count,
    stacks.map(({ id }) => id),
  ]);
  expect(groups).toEqual([
    ['action', 4, ['nobles', 'smithy', 'village']],
    ['treasure', 8, ['harem', 'copper']],
    ['victory', 3, ['estate']],
    ['curse', 1, ['curse']],
    [null, 1, ['hovel']],
  ]);
});

test('the coins of all treasures', () => {
  expect(coinsOf(owned)).toBe(9);
});

test('Curses that are treasures stand among them and pay', () => {
  const groups = groupsOf(owned, (id) => id, ['curse']);
  expect(groups.find(({ type }) => type === 'treasure')?.stacks.map(({ id }) => id)).toContain('curse');
  expect(groups.some(({ type }) => type === 'curse')).toBe(false);
  expect(coinsOf(owned, ['curse'])).toBe(coinsOf(owned) + 1);
});
