import { loadTranslation } from '@provincia/catalog';
import { expect, test } from 'vitest';
import { forging, prosperous } from '../gallery/sample-prosperity.ts';
import { baseDecision, choices } from '../gallery/sample-sight.ts';
import { sumOf, sumWords } from './sum.ts';

const english = await loadTranslation('en');
const hand = ['gold', 'peddler', 'estate', 'estate', 'knights', 'hovel'];
const forge = {
  ...baseDecision,
  kind: 'cards',
  source: 'forge',
  purpose: 'trash',
  choices: choices('pick', ...hand),
  max: hand.length,
} as const;

test('what the picked cards cost together is added up, and what can be had for it is named', () => {
  expect(sumOf(forge, forging, [])).toBe(0);
  expect(sumOf(forge, forging, ['gold', 'estate', 'estate'])).toBe(10);
  expect(sumWords(english, forge, forging, ['gold'])).toBe(
    'Together they cost 6. Then you gain: Gold, Goons, or Grand Market.',
  );
  expect(sumWords(english, forge, forging, ['gold', 'estate', 'estate'])).toBe(
    'Together they cost 10. No card in the supply costs that: you gain nothing.',
  );
});

test('it is the prices of the moment that count, on piles and off them', () => {
  expect(sumOf(forge, prosperous, ['peddler'])).toBe(2);
  expect(sumOf(forge, prosperous, ['gold'])).toBe(6);
  expect(sumOf(forge, prosperous, ['knights'])).toBe(3);
  expect(sumOf(forge, prosperous, ['hovel'])).toBe(1);
});

test('no other card that trashes asks for a sum', () => {
  expect(sumOf({ ...forge, source: 'chapel' }, forging, ['gold'])).toBeNull();
});
