import { expect, test } from 'vitest';
import { judged, judgedAfter, situation } from './testing.ts';

const buying = (hand: string[], more: Parameters<typeof situation>[0] = {}) =>
  situation({ hand, kingdom: ['counterfeit', 'bandit-camp'], phase: 'buy', ...more });

test('plays all treasures at once where none does more than pay', () => {
  expect(judged(buying(['copper', 'silver', 'gold']))).toEqual(['treasures']);
});

test('plays a Counterfeit first, on Spoils if there are any, else on a Copper', () => {
  expect(judged(buying(['gold', 'spoils', 'counterfeit', 'copper']))).toEqual(['play counterfeit']);
  expect(judgedAfter('counterfeit', buying(['gold', 'spoils', 'counterfeit', 'copper']))).toEqual(['spoils']);
  expect(judgedAfter('counterfeit', buying(['gold', 'counterfeit', 'copper']))).toEqual(['copper']);
});

test('gives up a good treasure only for a Province', () => {
  expect(judgedAfter('counterfeit', buying(['gold', 'counterfeit', 'estate']))).toEqual([]);
  expect(judgedAfter('counterfeit', buying(['gold', 'silver', 'counterfeit']))).toEqual(['silver']);
});

test('keeps Spoils that buy nothing better', () => {
  const rich = buying(['gold', 'gold', 'silver', 'spoils']);
  expect(judged(rich)).toEqual(['play silver']);
  expect(judged(buying(['spoils'], { coins: 8 }))).toEqual([]);
  expect(judged(buying(['spoils'], { coins: 5 }))).toEqual(['play spoils']);
});

test('plays everything when the game is about to end or there is more to buy', () => {
  expect(judged(buying(['spoils'], { coins: 8, supply: { province: 1 } }))).toEqual(['treasures']);
  expect(judged(buying(['spoils'], { coins: 8, buys: 2 }))).toEqual(['treasures']);
});
