import { type CardId, facts, languages, loadTranslation } from '@provincia/catalog';
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

test('Platinum and Colony are spoken of where they can be, with how likely they are', async () => {
  const translation = await loadTranslation('en');
  const rich = kingdomPiles.filter((id) => facts[id].set === 'prosperity');
  expect(describe(rich.slice(0, 10), translation)).toMatch(/ With Platinum and Colony\.$/);
  const mixed = [...rich.slice(0, 3), ...firstGame.slice(0, 7)];
  expect(describe(mixed, translation)).toMatch(/ Platinum and Colony: a chance of 3 in 10\.$/);
  expect(describe(firstGame, translation)).not.toContain('Platinum');
});

test.each(languages)('every kingdom can be described in %s', async (language) => {
  const translation = await loadTranslation(language);
  for (let at = 0; at + 10 <= kingdomPiles.length; at++) {
    const text = describe(kingdomPiles.slice(at, at + 10), translation);
    expect(text).toMatch(/^\p{Lu}.*[.!]$/u);
    expect(text).not.toMatch(/[{}]|ui\.kingdoms/);
  }
});
