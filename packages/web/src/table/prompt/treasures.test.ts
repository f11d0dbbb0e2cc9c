import type { Choice } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { baseDecision, baseView, choices, treasures } from '../gallery/sample-sight.ts';
import { treasurePlay } from './treasures.ts';

const planFor = (...offered: readonly Choice[]) =>
  treasurePlay({ ...baseDecision, choices: offered }, baseView);

test('plain treasures are played all at once', () => {
  expect(
    planFor(treasures, ...choices('play', 'gold', 'copper', 'copper'), ...choices('buy', 'silver')),
  ).toEqual({
    answers: ['treasures'],
    coins: 5,
    holdsBack: false,
  });
});

test('Counterfeit and Spoils stay in hand: the others are played one by one', () => {
  expect(planFor(treasures, ...choices('play', 'counterfeit', 'copper', 'copper', 'spoils'))).toEqual({
    answers: ['play copper', 'play copper'],
    coins: 2,
    holdsBack: true,
  });
});

test('there is nothing to play in one click if only these are left', () => {
  expect(planFor(treasures, ...choices('play', 'spoils'))).toBeNull();
  expect(planFor(...choices('buy', 'silver'))).toBeNull();
});
