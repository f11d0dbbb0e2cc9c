import { expect, test } from 'vitest';
import { newestPrintings } from '../kingdoms/piles.ts';
import type { TableChoice } from './choices.ts';
import {
  couldBeRated,
  howChanged,
  howChosen,
  printingsOf,
  resized,
  tableWish,
  withGuest,
} from './table-wish.ts';

const choice: TableChoice = {
  others: ['person', 'easy'],
  printings: { ...newestPrintings, intrigue: 'none' },
  shelters: 'rules',
  colonies: 'rules',
  clock: 'none',
  access: 'open',
  rated: true,
};
const kingdom = { by: 'printed', id: 'first-game' } as const;

test('what is left to the rules is not asked for, and with bots nothing is rated', () => {
  expect(tableWish(choice, kingdom)).toEqual({
    seats: ['person', 'person', { bot: 'easy' }],
    kingdom,
    access: 'open',
    rated: false,
  });
});

test('everything that was chosen is asked for', () => {
  const chosen = {
    ...choice,
    others: ['person'],
    shelters: 'without',
    colonies: 'with',
    clock: '15+15',
    access: 'link',
  } as const;
  expect(tableWish(chosen, kingdom)).toEqual({
    seats: ['person', 'person'],
    kingdom,
    shelters: false,
    colonies: true,
    clock: { minutes: 15, increment: 15 },
    access: 'link',
    rated: true,
  });
});

test('sets that are left out are not named', () => {
  const { intrigue: _, ...others } = newestPrintings;
  expect(printingsOf(choice.printings)).toEqual(others);
});

test('more seats are like the last one, fewer keep the first ones', () => {
  expect(resized(['person', 'easy'], 4)).toEqual(['person', 'easy', 'easy', 'easy']);
  expect(resized(['person', 'easy'], 1)).toEqual(['person']);
});

test('what a table has is what was chosen for it, whatever its clock', () => {
  const table = {
    shelters: false,
    colonies: true,
    clock: { minutes: 0.5, increment: 7 },
    access: 'open',
    rated: false,
  } as const;
  const chosen = howChosen(table);
  expect(chosen).toEqual({
    shelters: 'without',
    colonies: 'with',
    clock: '0.5+7',
    access: 'open',
    rated: false,
  });
  expect(howChanged(chosen)).toEqual(table);
  const slow = { ...table, clock: { days: 3 } };
  expect(howChosen(slow).clock).toBe('3d');
  expect(howChanged(howChosen(slow))).toEqual(slow);
  const none = { shelters: null, colonies: null, clock: null, access: 'link', rated: true } as const;
  expect(howChanged(howChosen(none))).toEqual(none);
  expect(howChanged({ clock: 'none' })).toEqual({ clock: null });
});

test('a table with a guest, a program or a bot cannot be rated', () => {
  const at = (...kinds: ('free' | 'invited' | 'guest' | 'member' | 'program' | 'bot')[]) => ({
    seats: kinds.map((kind) => ({ name: null, kind, level: null })),
  });
  expect(couldBeRated(at('member', 'free', 'invited'))).toBe(true);
  for (const kind of ['guest', 'program', 'bot'] as const)
    expect(couldBeRated(at('member', kind))).toBe(false);
});

test('who is invited gets the first seat that is for another person', () => {
  const wish = tableWish({ ...choice, others: ['easy', 'person', 'person'] }, kingdom);
  const guest = { invite: 'Konrad' };
  expect(withGuest(wish, 'Konrad').seats).toEqual(['person', { bot: 'easy' }, guest, 'person']);
  expect(withGuest(wish, '')).toBe(wish);
});
