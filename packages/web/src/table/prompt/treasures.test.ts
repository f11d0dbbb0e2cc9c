import { loadTranslation, treasureOrderText } from '@provincia/catalog';
import type { Choice } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { baseDecision, baseView, choices, treasures } from '../gallery/sample-sight.ts';
import { heldBackWords, type TreasurePlay, treasurePlay } from './treasures.ts';

const english = await loadTranslation('en');

const planFor = (...offered: readonly Choice[]) =>
  treasurePlay({ ...baseDecision, choices: offered }, baseView);

const orderWords = (play: TreasurePlay | null) => treasureOrderText(english, play?.order ?? []);

test('plain treasures are played all at once', () => {
  const play = planFor(
    treasures,
    ...choices('play', 'gold', 'copper', 'copper'),
    ...choices('buy', 'silver'),
  );
  expect(play).toEqual({
    answers: ['treasures'],
    coins: 5,
    heldBack: [],
    order: ['gold', 'copper'],
  });
  expect(orderWords(play)).toBe('');
});

test('Counterfeit and Spoils stay in hand: the others are played one by one', () => {
  expect(planFor(treasures, ...choices('play', 'counterfeit', 'copper', 'copper', 'spoils'))).toEqual({
    answers: ['play copper', 'play copper'],
    coins: 2,
    heldBack: ['counterfeit', 'spoils'],
    order: ['copper'],
  });
});

test('there is nothing to play in one click if only these are left', () => {
  expect(planFor(treasures, ...choices('play', 'spoils'))).toBeNull();
  expect(planFor(...choices('buy', 'silver'))).toBeNull();
});

test('treasures that do something are played with the others, in the order of the rules', () => {
  const play = planFor(treasures, ...choices('play', 'bank', 'gold', 'loan', 'copper', 'tiara', 'quarry'));
  expect(play).toEqual({
    answers: ['treasures'],
    coins: 6,
    heldBack: [],
    order: ['quarry', 'tiara', 'loan', 'gold', 'copper', 'bank'],
  });
  expect(orderWords(play)).toBe(
    'Played in this order: Quarry, Tiara, Loan, Gold, Copper, Bank. For another order, play them one by one.',
  );
});

test('what stays in hand is named', () => {
  const play = planFor(treasures, ...choices('play', 'copper', 'investment'));
  expect(play?.heldBack).toEqual(['investment']);
  expect(play && heldBackWords(english, play)).toBe('Investment stays in hand: play such cards one by one.');
});

test('a Curse pays where it is a treasure', () => {
  const offered = { ...baseDecision, choices: [treasures, ...choices('play', 'curse', 'copper')] };
  expect(treasurePlay(offered, { ...baseView, treasures: ['curse'] })?.coins).toBe(2);
});
