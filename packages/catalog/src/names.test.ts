import { expect, test } from 'vitest';
import { loadTranslation } from './language.ts';
import { languages } from './languages.ts';
import { nameFinder } from './names.ts';

const find = nameFinder(await Promise.all(languages.map(loadTranslation)));

test('a card is found by its id and by its name in every language, with or without accents', () => {
  for (const name of ['throne-room', 'Throne Room', 'Thronsaal', 'salon del trono', ' THRONE  ROOM ']) {
    expect(find(name), name).toBe('throne-room');
  }
  expect(find('Sótano')).toBe('cellar');
  expect(find('Adega')).toBe('cellar');
  expect(find('nothing')).toBeUndefined();
});

test('no name of one card is the name of another, in whatever language', async () => {
  for (const { cards } of await Promise.all(languages.map(loadTranslation))) {
    for (const [id, { name }] of Object.entries(cards)) expect(find(name), name).toBe(id);
  }
});
