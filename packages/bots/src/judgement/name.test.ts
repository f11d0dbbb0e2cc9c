import { expect, test } from 'vitest';
import { judgedFor } from './testing.ts';

test('names the card that is most likely on the deck', () => {
  const deck = ['estate', 'copper', 'silver', 'silver', 'estate', 'silver', 'estate', 'estate'];
  expect(judgedFor('wishing-well', { deck })).toEqual(['silver']);
});

test('does not count the cards that are in hand', () => {
  const hand = ['silver', 'silver', 'silver'];
  expect(judgedFor('mystic', { hand, deck: ['copper', 'copper', 'copper', 'silver'] })).toEqual(['copper']);
});

test('has its Rebuild spare the Estates where it finds Duchies, and the Provinces where it does not', () => {
  expect(judgedFor('rebuild', { deck: ['estate', 'duchy', 'duchy', 'copper'] })).toEqual(['estate']);
  expect(judgedFor('rebuild', { deck: ['estate', 'province', 'province', 'copper'] })).toEqual(['province']);
  expect(judgedFor('rebuild', { deck: ['estate', 'duchy', 'province', 'province'] })).toEqual(['province']);
});
