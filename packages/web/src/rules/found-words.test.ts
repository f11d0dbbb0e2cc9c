import { expect, test } from 'vitest';
import { placesOf } from './found-words.ts';
import { wordsIn } from './sift.ts';

const found = (text: string, typed: string) =>
  placesOf(text, wordsIn(typed)).map(([from, to]) => text.slice(from, to));

test('every place of every word is found as it is written, with its accents', () => {
  expect(found('Die Größe, die größten', 'GROSS die')).toEqual(['Größ', 'größ', 'Die', 'die']);
  expect(found('a\u0301rbol, Árbol', 'arbol')).toEqual(['a\u0301rbol', 'Árbol']);
  expect(found('aaaa', 'aa')).toEqual(['aa', 'aa']);
  expect(found('(3.1) 3x1', '3.1')).toEqual(['3.1']);
});

test('words do not run into one another, and nothing typed finds nothing', () => {
  expect(found('to trash', 'totr')).toEqual([]);
  expect(found('to trash', '  ')).toEqual([]);
});
