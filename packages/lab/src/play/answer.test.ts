import type { Choice } from '@provincia/engine';
import { expect, test } from 'vitest';
import { english } from '../testing.ts';
import { titleOf } from '../text/card-name.ts';
import { understand } from './answer.ts';
import type { Offer } from './offers.ts';

type Unnumbered = Choice & { text: string };

const card = (id: string): Unnumbered => ({
  label: id,
  count: 2,
  verb: 'pick',
  card: id,
  text: titleOf(id),
});
const play = (id: string): Unnumbered => ({
  label: `play ${id}`,
  count: 2,
  verb: 'play',
  card: id,
  text: `Play ${titleOf(id)}`,
});
const buy = (id: string): Unnumbered => ({
  label: `buy ${id}`,
  count: 1,
  verb: 'buy',
  card: id,
  text: `Buy ${titleOf(id)}`,
});
const option = (id: string, text: string): Unnumbered => ({
  label: id,
  count: 1,
  verb: 'choose',
  option: id,
  text,
});
const offersOf = (...choices: Unnumbered[]): Offer[] =>
  choices.map((choice, i) => ({ ...choice, key: String(i + 1) }));
const hand = offersOf(...['copper', 'council-room', 'mine', 'minion', 'throne-room'].map(card));
const understood = (line: string, offers: readonly Offer[], phase: string | null) => {
  const typed = understand(line, offers, phase, english);
  return typed.kind === 'picks' ? picks(...typed.picks.map(({ label }) => label)) : typed;
};
const picksOf = (line: string, offers: readonly Offer[] = hand) => understood(line, offers, null);
const picks = (...labels: string[]) => ({ kind: 'picks', picks: labels });

test('numbers and names, with spaces or commas', () => {
  expect(picksOf('1')).toEqual(picks('copper'));
  expect(picksOf(' 1 1,3 ')).toEqual(picks('copper', 'copper', 'mine'));
  expect(picksOf('copper, throne room')).toEqual(picks('copper', 'throne-room'));
  expect(picksOf('Throne Room copper')).toEqual(picks('throne-room', 'copper'));
  expect(picksOf('throne-room')).toEqual(picks('throne-room'));
});

test('the beginning of a name will do if it is the only one', () => {
  expect(picksOf('thr')).toEqual(picks('throne-room'));
  expect(picksOf('cop cou')).toEqual(picks('copper', 'council-room'));
  expect(picksOf('mine')).toEqual(picks('mine'));
  expect(picksOf('min')).toEqual({ kind: 'wrong', message: '"min" could be Mine or Minion.' });
});

test('what is not there', () => {
  expect(picksOf('9')).toEqual({ kind: 'wrong', message: 'There is no choice 9.' });
  expect(picksOf('1 throne hall')).toEqual({ kind: 'unknown', name: 'hall' });
  expect(picksOf('gold mine')).toEqual({ kind: 'unknown', name: 'gold mine' });
});

test('Enter and done pick nothing', () => {
  expect(picksOf('')).toEqual(picks());
  expect(picksOf('done')).toEqual(picks());
});

test('what to do with a card is said only where it has to be', () => {
  const buying = offersOf(play('copper'), buy('copper'), buy('gold'));
  expect(picksOf('gold', buying)).toEqual(picks('buy gold'));
  expect(picksOf('buy copper', buying)).toEqual(picks('buy copper'));
  expect(picksOf('copper', buying)).toEqual({
    kind: 'wrong',
    message: '"copper" could be Play Copper or Buy Copper.',
  });
});

test('t plays the treasures, in the buy phase', () => {
  const treasures = offersOf(
    { label: 'treasures', count: 1, verb: 'treasures', text: 'Play all treasures' },
    play('copper'),
  );
  expect(understood('t', treasures, 'buy')).toEqual(picks('treasures'));
  expect(understood('t', offersOf(buy('throne-room')), 'buy').kind).toBe('wrong');
  expect(understood('t', offersOf(play('throne-room')), 'action').kind).toBe('wrong');
  expect(picksOf('t')).toEqual(picks('throne-room'));
});

test('options and places', () => {
  const options = offersOf(
    option('+2-cards', '+2 cards'),
    option('+2-coins', '+2 coins'),
    option('trash-2', 'Trash 2 cards'),
    option('no', 'Keep'),
  );
  expect(picksOf('+2 coins', options)).toEqual(picks('+2-coins'));
  expect(picksOf('trash', options)).toEqual(picks('trash-2'));
  expect(picksOf('Trash 2 cards', options)).toEqual(picks('trash-2'));
  expect(picksOf('no keep', options)).toEqual(picks('no', 'no'));
  const places = [0, 1, 2].map((number): Offer => {
    const key = String(number);
    return { label: key, count: 1, verb: 'put', number, key, text: `Under ${number} cards` };
  });
  expect(picksOf('0', places)).toEqual(picks('0'));
  expect(picksOf('2', places)).toEqual(picks('2'));
});

test('commands', () => {
  expect(picksOf('?')).toEqual({ kind: 'help' });
  expect(picksOf('? throne room')).toEqual({ kind: 'card', name: 'throne room' });
  expect(picksOf('s')).toEqual({ kind: 'supply' });
  expect(picksOf('Q')).toEqual({ kind: 'quit' });
});

test('names of other languages mean the same, after those that are shown', () => {
  expect(picksOf('Salón del Trono, KUPFER')).toEqual(picks('throne-room', 'copper'));
  expect(picksOf('sala do trono cobre')).toEqual(picks('throne-room', 'copper'));
  expect(picksOf('thronsa')).toEqual(picks('throne-room'));
  // "Mina" is Spanish, and "min" begins what is shown.
  expect(picksOf('mina')).toEqual(picks('mine'));
  expect(picksOf('min').kind).toBe('wrong');
  expect(picksOf('gold')).toEqual({ kind: 'unknown', name: 'gold' });
});
