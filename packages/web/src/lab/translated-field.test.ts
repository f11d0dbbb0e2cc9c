import { languages, loadStrategyTexts } from '@provincia/catalog';
import { expect, test } from 'vitest';
import { field } from '../worker/strategies.ts';
import { translatedField } from './translated-field.ts';

const english = field();

test.each(languages)('every strategy has a name and a sentence of its own in %s', async (language) => {
  const texts = await loadStrategyTexts(language);
  const { strategies } = translatedField(english, texts, language);
  const names = strategies.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)].sort((a, b) => a.localeCompare(b, language)));
  expect(strategies.filter(({ description }) => !description?.endsWith('.')).map(({ id }) => id)).toEqual([]);
  if (language === 'en') return;
  const ids = english.strategies.map(({ id }) => id);
  expect(Object.keys(texts).toSorted()).toEqual(ids.toSorted());
  const same = english.strategies.filter(({ id, description }) => texts[id]?.description === description);
  expect(same).toEqual([]);
});
