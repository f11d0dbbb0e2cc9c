import { expect, test } from 'vitest';
import { baseDecision, choices, options } from '../gallery/sample-sight.ts';
import { canTrashAlways, gainAnswer, isTakenBack } from './gain-answers.ts';

const gained = (about: string | null, ...cards: readonly string[]) =>
  ({
    ...baseDecision,
    kind: 'reaction',
    purpose: 'react',
    about,
    choices: choices('use', ...cards),
  }) as const;
const what = (about: string) =>
  ({
    ...baseDecision,
    kind: 'options',
    source: 'watchtower',
    purpose: 'choose',
    about,
    choices: options('trash', 'topdeck'),
    min: 1,
  }) as const;

test('who wants to be asked is asked', () => {
  expect(gainAnswer(gained('curse', 'watchtower'), 'ask')).toBeNull();
  expect(gainAnswer(what('curse'), 'ask')).toBeNull();
});

test('Curses and Coppers are trashed with a Watchtower: it is shown, then the card is trashed', () => {
  for (const card of ['curse', 'copper']) {
    expect(gainAnswer(gained(card, 'watchtower', 'tiara'), 'junk')).toMatchObject({
      picks: ['watchtower'],
      isHalf: true,
    });
    expect(gainAnswer(what(card), 'junk')).toEqual({ picks: ['trash'], card, done: 'trashed' });
  }
});

test('no Copper is put onto the deck because a Royal Seal is there', () => {
  expect(gainAnswer(gained('copper', 'royal-seal'), 'junk')).toEqual({
    picks: [],
    card: 'copper',
    done: 'kept',
  });
});

test('the rest is asked about, or left where it was gained', () => {
  expect(gainAnswer(gained('abandoned-mine', 'watchtower'), 'junk')).toBeNull();
  expect(gainAnswer(gained('gold', 'watchtower'), 'junk')).toBeNull();
  expect(gainAnswer(what('gold'), 'junk')).toBeNull();
  expect(gainAnswer(gained('gold', 'tiara'), 'keep')).toEqual({ picks: [], card: 'gold', done: 'kept' });
});

test('where something else waits, or it is not known which card it is, the player is asked', () => {
  expect(gainAnswer(gained('curse', 'watchtower', 'hoard'), 'keep')).toBeNull();
  expect(gainAnswer({ ...gained('curse', 'watchtower'), min: 1 }, 'keep')).toBeNull();
  expect(gainAnswer(gained(null, 'watchtower'), 'keep')).toBeNull();
  expect(gainAnswer(gained('curse', 'moat'), 'keep')).toBeNull();
});

test('the setting is offered where it would trash the card', () => {
  expect(canTrashAlways(gained('curse', 'watchtower'))).toBe(true);
  expect(canTrashAlways(gained('gold', 'watchtower'))).toBe(false);
  expect(canTrashAlways(gained('copper', 'royal-seal'))).toBe(false);
});

test('what was taken back is answered by the player', () => {
  const play = { type: 'play', player: 0, source: null, cards: ['gold'] } as const;
  expect(isTakenBack([play])).toBe(false);
  expect(isTakenBack([play, { type: 'undo', player: 0, since: 0, told: false }])).toBe(true);
});
