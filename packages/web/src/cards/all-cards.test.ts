import { cardIds, loadTranslation } from '@provincia/catalog';
import { allNames } from '@provincia/catalog/names';
import { expect, test } from 'vitest';
import { anyCard, type CardWish, cardsBySet } from './all-cards.ts';

const english = await loadTranslation('en');

const found = (wish: Partial<CardWish>) =>
  cardsBySet({ ...anyCard, ...wish }, english, allNames).flatMap(({ cards }) => cards);

test('without a wish there are all cards, set by set', () => {
  expect(found({}).toSorted()).toEqual(cardIds.toSorted());
  expect(cardsBySet(anyCard, english, allNames).map(({ set }) => set)).toEqual([
    'base',
    'intrigue',
    'dark-ages',
    'seaside',
    'prosperity',
  ]);
});

test('names are found in any language, with or without accents', () => {
  expect(found({ search: 'Burggraben' })).toEqual(['moat']);
  expect(found({ search: 'sotano' })).toEqual(['cellar']);
  expect(found({ search: 'throne' })).toEqual(['throne-room']);
  expect(found({ search: 'farm' })).toEqual(['harem']);
  expect(found({ search: 'xyz' })).toEqual([]);
});

test('type and cost narrow it down', () => {
  expect(found({ type: 'reaction', cost: 2 })).toEqual(['moat', 'secret-chamber', 'beggar']);
  expect(found({ set: 'base', type: 'curse' })).toEqual(['curse']);
});
