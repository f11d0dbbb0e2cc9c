import { expect, test } from 'vitest';
import { findNames } from './find-names.ts';

const others: Readonly<Record<string, readonly string[]>> = { mine: ['Bergwerk'] };
const all = [
  { card: 'market', name: 'Mercado', inGame: true },
  { card: 'sir-martin', name: 'Don Martín', inGame: false },
  { card: 'mine', name: 'Mina', inGame: false },
  { card: 'militia', name: 'Milicia', inGame: true },
].map((named) => ({ ...named, label: named.card, names: [named.name, ...(others[named.card] ?? [])] }));
const found = (typed: string) => findNames(all, typed).map(({ card }) => card);

test('cards of this game come first', () => {
  expect(found('m')).toEqual(['market', 'militia', 'mine', 'sir-martin']);
});

test('accents and capitals do not matter, and the English id is found too', () => {
  expect(found('MARTIN')).toEqual(['sir-martin']);
  expect(found('market')).toEqual(['market']);
  expect(found('xyz')).toEqual([]);
});

test('names of other languages are found too', () => {
  expect(found('bergw')).toEqual(['mine']);
});
