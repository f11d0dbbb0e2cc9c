import { expect, test } from 'vitest';
import { baseDecision, baseView, choices } from '../gallery/sample-sight.ts';
import { treasurePlan } from './treasures.ts';

const planFor = (...labels: readonly string[]) =>
  treasurePlan({ ...baseDecision, choices: choices(...labels) }, baseView);

test('plain treasures are played all at once', () => {
  expect(planFor('treasures', 'play gold', 'play copper', 'play copper', 'buy silver')).toEqual({
    answers: ['treasures'],
    coins: 5,
    holdsBack: false,
  });
});

test('Counterfeit and Spoils stay in hand: the others are played one by one', () => {
  expect(planFor('treasures', 'play counterfeit', 'play copper', 'play copper', 'play spoils')).toEqual({
    answers: ['play copper', 'play copper'],
    coins: 2,
    holdsBack: true,
  });
});

test('there is nothing to play in one click if only these are left', () => {
  expect(planFor('treasures', 'play spoils')).toBeNull();
  expect(planFor('buy silver')).toBeNull();
});
