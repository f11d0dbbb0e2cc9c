import { expect, test } from 'vitest';
import { findNames } from './find-names.ts';

const all = [
  { label: 'market', name: 'Mercado', inGame: true },
  { label: 'sir-martin', name: 'Don Martín', inGame: false },
  { label: 'mine', name: 'Mina', inGame: false },
  { label: 'militia', name: 'Milicia', inGame: true },
];
const found = (typed: string) => findNames(all, typed).map(({ label }) => label);

test('cards of this game come first', () => {
  expect(found('m')).toEqual(['market', 'militia', 'mine', 'sir-martin']);
});

test('accents and capitals do not matter, and the English id is found too', () => {
  expect(found('MARTIN')).toEqual(['sir-martin']);
  expect(found('market')).toEqual(['market']);
  expect(found('xyz')).toEqual([]);
});
