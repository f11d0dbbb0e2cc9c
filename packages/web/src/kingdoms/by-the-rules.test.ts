import { type CardId, facts, loadTranslation } from '@provincia/catalog';
import { expect, test } from 'vitest';
import { rulesWords, settledWords, usedWords } from './by-the-rules.ts';
import { kingdomPiles } from './piles.ts';

const translation = await loadTranslation('en');
const of = (set: string, count: number): readonly CardId[] =>
  kingdomPiles.filter((id) => facts[id].set === set).slice(0, count);

test('what the rules do is said of a kingdom: with all piles of the set, with none, with some, and before it is drawn', () => {
  const wordsFor = (kingdom: readonly CardId[] | null) => rulesWords(translation, 'colonies', kingdom);
  expect(wordsFor(of('prosperity', 10))).toBe('By the rules with: all ten piles are from Prosperity.');
  expect(wordsFor(of('dark-ages', 10))).toBe('By the rules without: no pile is from Prosperity.');
  expect(wordsFor([...of('base', 9), ...of('prosperity', 1)])).toContain('a chance of 1 in 10');
  expect(wordsFor(null)).toContain('the more piles are from Prosperity');
  // Each set decides of its own.
  expect(rulesWords(translation, 'shelters', of('dark-ages', 10))).toContain('with: all ten');
  expect(rulesWords(translation, 'shelters', of('prosperity', 10))).toContain('no pile is from Dark Ages');
});

test('what was settled stands before what the rules would do', () => {
  const mixed = [...of('base', 6), ...of('prosperity', 4)];
  const [all, none] = [of('prosperity', 10), of('base', 10)];
  const words = (choice: boolean | null, kingdom: readonly CardId[]) =>
    settledWords(translation, 'colonies', choice, kingdom);
  for (const kingdom of [mixed, all, none]) {
    expect(words(true, kingdom)).toBe('With Platinum and Colony');
    expect(words(false, kingdom)).toBe('Without Platinum and Colony');
  }
  expect(words(null, mixed)).toBe('Platinum and Colony: a chance of 4 in 10');
  expect(words(null, all)).toBe(words(true, all));
  expect(words(null, none)).toBe(words(false, none));
});

test('of what a kingdom cannot bring nothing is said', () => {
  const used = { shelters: false, colonies: true };
  expect(usedWords(translation, used, [...of('base', 9), ...of('prosperity', 1)])).toEqual([
    'With Platinum and Colony',
  ]);
  expect(usedWords(translation, used, [...of('dark-ages', 9), ...of('prosperity', 1)])).toHaveLength(2);
  expect(usedWords(translation, used, of('base', 10))).toEqual([]);
});
