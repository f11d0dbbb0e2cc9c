import { allNames } from '@provincia/catalog/names';
import { expect, test } from 'vitest';
import { matching, noFilters } from './filters.ts';
import { kingdomPiles } from './piles.ts';

test('without filters there are all piles', () => {
  expect(matching(noFilters, {}, allNames)).toEqual(kingdomPiles);
});

test('names are found in every language, without accents and in any case', () => {
  const found = (search: string) => matching({ ...noFilters, search }, {}, allNames);
  expect(found('moat')).toEqual(['moat']);
  expect(found('burggraben')).toEqual(['moat']);
  expect(found('MILÍC')).toContain('militia');
  expect(found('farm')).toEqual(['harem']);
  expect(found('nothing like that')).toEqual([]);
});

test('filters are taken together', () => {
  const filters = { ...noFilters, set: 'base', type: 'attack', cost: 4 } as const;
  expect(matching(filters, {}, allNames)).toEqual(['bureaucrat', 'militia', 'spy', 'thief']);
});

test('an opinion filters by what somebody thinks', () => {
  const opinions = { witch: 'banned', market: 'liked' } as const;
  expect(matching({ ...noFilters, opinion: 'banned' }, opinions, allNames)).toEqual(['witch']);
});
