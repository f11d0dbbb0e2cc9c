import { loadTranslation } from '@provincia/catalog';
import { expect, test } from 'vitest';
import { forging, prosperous } from '../gallery/sample-prosperity.ts';
import { baseDecision, choices } from '../gallery/sample-sight.ts';
import { sumOf, sumWords } from './sum.ts';

const english = await loadTranslation('en');
const hand = ['gold', 'peddler', 'estate', 'estate'];
const forge = {
  ...baseDecision,
  kind: 'cards',
  source: 'forge',
  purpose: 'trash',
  choices: choices('pick', ...hand),
  max: hand.length,
  costs: { gold: 6, peddler: 8, estate: 2 },
} as const;

test('what the picked cards cost together is added up, and what can be had for it is named', () => {
  expect(sumOf(forge, [])).toBe(0);
  expect(sumOf(forge, ['gold', 'estate', 'estate'])).toBe(10);
  expect(sumWords(english, forge, forging, ['gold'])).toBe(
    'Together they cost 6. Then you gain: Gold, Goons, or Grand Market.',
  );
  expect(sumWords(english, forge, forging, ['gold', 'estate', 'estate'])).toBe(
    'Together they cost 10. No card in the supply costs that: you gain nothing.',
  );
});

test('what can be had is what costs so much now', () => {
  expect(sumWords(english, forge, prosperous, ['estate'])).toBe(
    'Together they cost 2. Then you gain: Estate or Peddler.',
  );
});

test('questions without prices ask for no sum', () => {
  const { costs, ...chapel } = { ...forge, source: 'chapel' };
  expect(sumOf(chapel, ['gold'])).toBeNull();
  expect(sumWords(english, chapel, forging, ['gold'])).toBe('');
});
