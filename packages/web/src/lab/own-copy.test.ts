import { languages, loadStrategyTexts } from '@provincia/catalog';
import { expect, test } from 'vitest';
import { checkStrategy, field } from '../worker/strategies.ts';
import { ownCopy, recipeOf } from './own-copy.ts';
import { translatedField } from './translated-field.ts';

test.each(languages)('a copy of any strategy has its name in %s, and does the same', async (language) => {
  const { strategies } = translatedField(field(), await loadStrategyTexts(language), language);
  for (const strategy of strategies) {
    const { name, piles, description } = strategy;
    const text = ownCopy(strategy);
    expect(checkStrategy(text), strategy.id).toEqual({ ok: true, name, piles });
    expect(text).toContain(description);
    expect(recipeOf({ text })).toBe(recipeOf(strategy));
  }
});

test('words that mean something to YAML stand in quotes', () => {
  const words = { name: '- "Gold": all #1', description: 'Why: because. # yes' };
  const copy = ownCopy({ id: 'a', piles: [], text: 'name: A\nbuy:\n  - gold\n', ...words });
  expect(checkStrategy(copy)).toEqual({ ok: true, name: words.name, piles: [] });
});
