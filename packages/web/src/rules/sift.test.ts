import { loadTranslation } from '@provincia/catalog';
import { parseRulebook } from '@provincia/catalog/rulebook';
import { expect, test } from 'vitest';
import { countPlaces, sift, wordsSought } from './sift.ts';

const { chapters } = parseRulebook(`# R
## 1. Año
- 1.1 Die Größe von {throne-room}.
- 1.2 Otra cosa.
### 1.3 Mehr
| {moat} | 2 |
|---|---|
| a | b |
- 1.3.1 **Im Spiel**: drei Übel.
## 2. Ende
Ein Absatz.
> Deine Hand: {moat}
- 2.1 Schluss.
`);

const found = async (typed: string) => {
  const shown = sift(chapters, wordsSought(typed, await loadTranslation('en')));
  return JSON.stringify(shown)
    .match(/"number":"[^"]+"/g)
    ?.map((match) => match.slice(10, -1));
};

test('accents, case and the order of words do not matter, and cards are found by their names', async () => {
  expect(await found('GROSSE')).toEqual(['1', '1.1']);
  expect(await found('ubel IM spiel')).toEqual(['1', '1.3', '1.3.1']);
  expect(await found('throne')).toEqual(['1', '1.1']);
  expect(await found('moat')).toEqual(['1', '1.3']);
  expect(await found('1.3.1')).toEqual(['1', '1.3', '1.3.1']);
  expect(await found('nirgends')).toBeUndefined();
});

test('a title that fits brings all that is under it', async () => {
  expect(await found('ano')).toEqual(['1', '1.1', '1.2', '1.3', '1.3.1']);
});

test('tables and paragraphs are places that can be found, like rules; rows of cards are not', async () => {
  const count = async (typed: string) =>
    countPlaces(sift(chapters, wordsSought(typed, await loadTranslation('en'))));
  expect(countPlaces(chapters)).toBe(6);
  expect(await count('moat')).toBe(1);
  expect(await count('absatz')).toBe(1);
  expect(await count('hand')).toBe(0);
});
