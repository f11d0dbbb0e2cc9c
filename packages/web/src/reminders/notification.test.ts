import { expect, test } from 'vitest';
import { shownOf } from './notification.ts';

const table = 'abcdefghijklmnop';

test('one game is opened by a click, several lead to the list', () => {
  const one = { kind: 'turn', count: 1, table } as const;
  expect(shownOf({ language: 'en', waiting: 1, news: [one] })).toEqual({
    title: 'A game is waiting for you',
    body: '',
    language: 'en',
    path: `/table/${table}`,
  });
  const many = [
    { kind: 'late', count: 1, table },
    { kind: 'turn', count: 3, table: null },
    { kind: 'over', count: 1, table },
  ] as const;
  expect(shownOf({ language: 'de', waiting: 4, news: [...many] })).toEqual({
    title: 'In einer Partie läuft deine Zeit ab',
    body: '3 Partien warten auf dich\nDeine Partie ist zu Ende',
    language: 'de',
    path: '/',
  });
});
