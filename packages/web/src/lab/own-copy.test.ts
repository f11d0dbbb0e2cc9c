import { parseStrategy } from '@provincia/bots';
import { languages, loadStrategyTexts } from '@provincia/catalog';
import { expect, test } from 'vitest';
import { field } from '../worker/strategies.ts';
import { ownCopy } from './own-copy.ts';
import { translatedField } from './translated-field.ts';

test.each(languages)(
  'a copy of any strategy has its name and sentence in %s, and does the same',
  async (language) => {
    const shipped = field();
    const { strategies } = translatedField(shipped, await loadStrategyTexts(language), language);
    for (const strategy of strategies) {
      const original = shipped.strategies.find(({ id }) => id === strategy.id);
      const copy = parseStrategy(ownCopy(strategy), strategy.id);
      const before = parseStrategy(original?.text ?? '', strategy.id);
      if (!copy.ok || !before.ok) throw new Error(`the copy of ${strategy.id} cannot be read`);
      const { name, description } = strategy;
      expect(JSON.stringify(copy.value)).toBe(JSON.stringify({ ...before.value, name, description }));
    }
  },
);

test('words that mean something to YAML stand in quotes', () => {
  const words = { name: 'Gold: all of it', description: '- "no" # yes' };
  const copy = parseStrategy(
    ownCopy({ id: 'a', piles: [], text: 'name: A\nbuy:\n  - gold\n', ...words }),
    'a',
  );
  expect(copy).toMatchObject({ ok: true, value: words });
});
