import { expect, test } from 'vitest';
import { allNames } from './all-names.ts';
import { cardIds } from './card-id.ts';
import { loadTranslation } from './language.ts';
import { type Language, languages } from './languages.ts';
import { nameFinder, nameSearch, namesIn } from './names.ts';

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

test.each(languages)('no name of one card in %s is the name of another', async (language) => {
  const own = namesIn([(await loadTranslation(language)).cards]);
  const findOwn = nameFinder(own, allNames);
  for (const id of cardIds) for (const name of own[id]) expect(findOwn(name), name).toBe(id);
});

test('a name that two languages have for different cards is that of the own language', async () => {
  const findIn = async (language: Language, name: string) =>
    nameFinder(namesIn([(await loadTranslation(language)).cards]), allNames)(name);
  expect([await findIn('es', 'Explorador'), await findIn('pt', 'Explorador')]).toEqual(['scout', 'explorer']);
  expect([await findIn('es', 'Forja'), await findIn('pt', 'Forja')]).toEqual(['forge', 'smithy']);
  expect([await findIn('es', 'Charlatán'), await findIn('en', 'Charlatan')]).toEqual([
    'mountebank',
    'charlatan',
  ]);
  const others = cardIds.flatMap((id) => allNames[id].filter((name) => find(name) !== id));
  expect(others).toEqual(['Explorador', 'Forja', 'Charlatán']);
});

test('what is spelled like an id is the id, whatever has that name in the own language', async () => {
  const findOwn = nameFinder(namesIn([(await loadTranslation('es')).cards]), allNames);
  expect(findOwn('charlatan')).toBe('charlatan');
  expect(findOwn('Charlatan')).toBe('mountebank');
});

test('a part of any name is enough to search for', () => {
  expect(search('burggr')).toEqual(['moat']);
  expect(search('FARM')).toEqual(['harem']);
  expect(search('nobrez')).toEqual(['nobles']);
  expect(search('')).toEqual(cardIds);
  expect(search('nothing like that')).toEqual([]);
});
