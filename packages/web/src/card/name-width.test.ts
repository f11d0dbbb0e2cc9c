import { cardIds, languages, loadTranslation } from '@provincia/catalog';
import { expect, test } from 'vitest';
import { hyphenated, twoLineWidth, widthOf } from './name-width.ts';

const SOFT_HYPHEN = '\u00ad';

const names = (await Promise.all(languages.map(loadTranslation))).flatMap(({ cards }) =>
  cardIds.map((id) => cards[id].name),
);

test('accents take no room, and wide letters more than narrow ones', () => {
  expect(widthOf('Necrópolis')).toBe(widthOf('Necropolis'));
  expect(widthOf('Mm')).toBeGreaterThan(widthOf('ijl'));
});

test('a name of several words is parted where its longer line is shortest', () => {
  expect(twoLineWidth('Campamento de Bandidos')).toBe(widthOf('Campamento'));
  expect(twoLineWidth('Moat')).toBe(widthOf('Moat'));
});

test('a word that may be parted is parted once, and reads the same', () => {
  for (const name of names) {
    expect(hyphenated(name).replaceAll(SOFT_HYPHEN, '')).toBe(name);
    expect(hyphenated(name).split(SOFT_HYPHEN).length).toBeLessThanOrEqual(2);
  }
});
