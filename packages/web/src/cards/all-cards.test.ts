import { cardIds, languages, loadTranslation } from '@provincia/catalog';
import { expect, test } from 'vitest';
import { anyCard, type CardWish, cardsBySet } from './all-cards.ts';

const translations = await Promise.all(languages.map((language) => loadTranslation(language)));
const [english] = translations;

const found = (wish: Partial<CardWish>) =>
  cardsBySet({ ...anyCard, ...wish }, english, translations).flatMap(({ cards }) => cards);

test('without a wish there are all cards, in three sets', () => {
  expect(found({}).toSorted()).toEqual(cardIds.toSorted());
  expect(cardsBySet(anyCard, english, translations).map(({ set }) => set)).toEqual([
    'base',
    'intrigue',
    'dark-ages',
  ]);
});

test('names are found in any language, with or without accents', () => {
  expect(found({ search: 'Burggraben' })).toEqual(['moat']);
  expect(found({ search: 'sotano' })).toEqual(['cellar']);
  expect(found({ search: 'throne' })).toEqual(['throne-room']);
  expect(found({ search: 'xyz' })).toEqual([]);
});

test('type and cost narrow it down', () => {
  expect(found({ type: 'reaction', cost: 2 })).toEqual(['moat', 'secret-chamber', 'beggar']);
  expect(found({ set: 'base', type: 'curse' })).toEqual(['curse']);
});
