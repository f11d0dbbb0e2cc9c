import { loadTranslation } from '@provincia/catalog';
import type { View } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { chained, prosperous } from '../gallery/sample-prosperity.ts';
import { pileMarks } from './marked.ts';
import { priceWords, printedPrice } from './prices.ts';

const english = await loadTranslation('en');

function pileIn(view: View, id: string) {
  const pile = view.supply.find((one) => one.pile === id);
  if (pile === undefined) throw new Error(`there is no pile "${id}"`);
  return pile;
}
const marksOn = (id: string, view = prosperous) =>
  pileMarks(english, view, pileIn(view, id)).map(({ of, shows, words }) => [of, shows, words]);

test('a price that is not the printed one says what makes it so', () => {
  const peddler = pileIn(prosperous, 'peddler');
  expect(printedPrice(peddler)).toBe(8);
  expect(priceWords(english, peddler)).toBe('Costs 2 now instead of 8: Quarry −2 and Peddler −4.');
  const { cheaper, ...unexplained } = peddler;
  expect(priceWords(english, unexplained)).toBe('Costs 2 now instead of 8.');
  expect(priceWords(english, pileIn(prosperous, 'gold'))).toBe('');
  expect(printedPrice(pileIn(chained, 'peddler'))).toBeNull();
});

test('tokens, names and what cannot be bought are marked', () => {
  expect(marksOn('province')).toEqual([
    [
      'trade-route',
      '1',
      'Trade Route: 1 token. The first card gained from this pile moves its token to the Trade Route mat.',
    ],
  ]);
  expect(marksOn('gold')).toEqual([
    ['contraband', 'barred', 'Named for Contraband: it cannot be bought this turn.'],
  ]);
  expect(marksOn('watchtower')).toEqual([
    ['war-chest', 'barred', 'Named for War Chest: no War Chest can gain it this turn.'],
  ]);
  expect(marksOn('grand-market')).toEqual([[null, 'barred', 'It cannot be bought now.']]);
  expect(marksOn('silver')).toEqual([]);
});

test('of a card that was named twice it is first said that it cannot be bought', () => {
  const named = { 'war-chest': ['gold'], contraband: ['gold'], mystic: ['gold'] };
  expect(marksOn('gold', { ...prosperous, named }).map(([of]) => of)).toEqual(['contraband', 'war-chest']);
});

test('a City says how far it has come, and not further than it goes', () => {
  const levels = [0, 1, 2, 3].map((emptyPiles) => marksOn('city', { ...chained, emptyPiles })[0][1]);
  expect(levels).toEqual(['I', 'II', 'III', 'III']);
  expect(marksOn('city', { ...chained, emptyPiles: 0 })[0][2]).toBe('Level I: no supply pile is empty.');
});
