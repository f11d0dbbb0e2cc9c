import { NewTournament } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { clocksFor, firstChoice, kinds, mostChoices, wishOf } from './tournament-wish.ts';

const typed = {
  name: 'Cup',
  description: '',
  time: '2026-03-29T17:45',
  kingdomText: '',
  language: 'en',
} as const;

test.each(kinds)('what can be chosen for a %s is what the server takes', (kind) => {
  for (const clock of clocksFor(kind)) {
    for (const [most] of mostChoices(kind)) {
      for (const begins of ['at', 'with'] as const) {
        const wish = wishOf({ ...firstChoice, kind, clock, most, begins }, typed);
        expect(NewTournament.safeParse(wish).error).toBe(undefined);
      }
    }
  }
});

test('each line is a kingdom', () => {
  const text = 'Moat, Village\n\n Cellar, Market ';
  expect(wishOf({ ...firstChoice, kingdoms: 'chosen' }, { ...typed, kingdomText: text }).kingdoms).toEqual({
    by: 'chosen',
    kingdoms: [
      { by: 'text', text: 'Moat, Village', language: 'en' },
      { by: 'text', text: ' Cellar, Market ', language: 'en' },
    ],
  });
});

test('rounds are said of a Swiss tournament only, minutes of an arena only', () => {
  expect(wishOf({ ...firstChoice, rounds: '5' }, typed)).toMatchObject({ rounds: 5 });
  expect(wishOf({ ...firstChoice, kind: 'arena', rounds: '5' }, typed)).not.toHaveProperty('rounds');
  expect(wishOf({ ...firstChoice, kind: 'arena' }, typed)).toMatchObject({ minutes: 60, kingdomMinutes: 20 });
});
