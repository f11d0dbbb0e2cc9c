import { expect, test } from 'vitest';
import { findRepertoire } from './book.ts';

/** Few strategies find their piles here: the search is short. */
const plain = 'moat,cellar,duke,vassal,vagrant,secret-chamber,scout,sage,great-hall,thief'.split(',');

test('whoever breeds a repertoire plays it as those do who read it from the book', () => {
  const sources = { book: new Map<string, string>(), shipped: {}, most: 0 };
  const bred = findRepertoire(sources, plain, 2, 1000);
  expect(sources.book.size).toBe(1);
  expect(findRepertoire(sources, plain, 2, 1000)).toEqual(bred);
});
