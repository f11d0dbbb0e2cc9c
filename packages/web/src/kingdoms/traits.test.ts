import { type CardId, languages, loadTranslation } from '@provincia/catalog';
import { expect, test } from 'vitest';
import { kingdomPiles } from './piles.ts';
import { describe, traitsOf } from './traits.ts';

const ids = (line: string) => line.split(' ') as CardId[];
const firstGame = ids('cellar market merchant militia mine moat remodel smithy village workshop');

test('the first game has one of each', () => {
  expect(traitsOf(firstGame)).toEqual({
    attacks: ['militia'],
    defences: ['moat'],
    villages: ['village'],
    draws: ['smithy'],
    buys: ['market'],
  });
});

test.each(languages)('every kingdom can be described in %s', async (language) => {
  const translation = await loadTranslation(language);
  for (let at = 0; at + 10 <= kingdomPiles.length; at++) {
    const text = describe(kingdomPiles.slice(at, at + 10), translation);
    expect(text).toMatch(/^\p{Lu}.*[.!]$/u);
    expect(text).not.toMatch(/[{}]|ui\.kingdoms/);
  }
});
