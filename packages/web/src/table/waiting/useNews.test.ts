import { expect, test } from 'vitest';
import { baseSight } from '../gallery/sample-sight.ts';
import { stillLink } from '../gallery/still-link.ts';
import { changedIn } from './useNews.ts';

const { table } = stillLink(baseSight).state;
if (table === null) throw new Error('there is no table');

test('what was agreed on is told of when it changes, each part by itself', () => {
  const other = {
    ...table,
    clock: { minutes: 5, increment: 10 },
    access: 'open',
    rated: true,
    shelters: true,
    colonies: false,
  } as const;
  expect(changedIn(table, { ...other, kingdom: ['moat'] })).toEqual([
    'kingdom',
    'clock',
    'access',
    'rated',
    'shelters',
    'colonies',
  ]);
  expect(changedIn(other, { ...other, clock: { minutes: 5, increment: 15 } })).toEqual(['clock']);
});

test('who sits down, and the same said again, is no news', () => {
  const seats = [...table.seats, { name: null, kind: 'free', level: null } as const];
  expect(changedIn(table, { ...table, seats, kingdom: [...table.kingdom] })).toEqual([]);
});
