import { expect, test } from 'vitest';
import { allNames } from './all-names.ts';
import { cardIds } from './card-id.ts';
import { nameFinder, nameSearch } from './names.ts';

const find = nameFinder(allNames);
const search = (typed: string) => cardIds.filter(nameSearch(allNames, typed));

test('a card is found by its id and by its name in every language, with or without accents', () => {
  for (const name of ['throne-room', 'Throne Room', 'Thronsaal', 'salon del trono', ' THRONE  ROOM ']) {
    expect(find(name), name).toBe('throne-room');
  }
  expect(find('Sótano')).toBe('cellar');
  expect(find('Adega')).toBe('cellar');
  expect(find('nothing')).toBeUndefined();
});

test('a card is found by the names of other printings, in every language', () => {
  expect(find('Farm')).toBe('harem');
  expect(find('Granja')).toBe('harem');
  expect(find('nobreza')).toBe('nobles');
});

test('no name of one card is the name of another, in whatever language', () => {
  for (const id of cardIds) for (const name of allNames[id]) expect(find(name), name).toBe(id);
});

test('a part of any name is enough to search for', () => {
  expect(search('burggr')).toEqual(['moat']);
  expect(search('FARM')).toEqual(['harem']);
  expect(search('nobrez')).toEqual(['nobles']);
  expect(search('')).toEqual(cardIds);
  expect(search('nothing like that')).toEqual([]);
});
