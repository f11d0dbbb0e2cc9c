import { library } from '@provincia/cards';
import { printedKingdoms } from '@provincia/catalog';
import { saidInEnglish } from '@provincia/catalog/command';
import { expect, test } from 'vitest';
import { entrantCalled } from './entrant.ts';
import { findPrinted, kingdomOption } from './kingdom.ts';
import { levelOption } from './level.ts';
import { didYouMean } from './nearest.ts';

const firstGame = kingdomOption('first-game');
const refusal = (text: string) => {
  try {
    return `no refusal, but ${kingdomOption(text)}`;
  } catch (error) {
    return (error as Error).message;
  }
};

test('a printed kingdom goes by its id and by its title in any language', () => {
  for (const name of ['First Game', 'FIRST GAME', 'primeira partida', 'Erstes Spiel', ' first game ']) {
    expect(kingdomOption(name)).toEqual(firstGame);
  }
  expect(kingdomOption('Verzerrte Größen')).toEqual(kingdomOption('distorted-sizes'));
  expect(kingdomOption('Truque das maos')).toEqual(kingdomOption('trick-of-the-hands'));
  expect(kingdomOption('Dance of Victory, first printing')).toContain('great-hall');
  for (const printed of printedKingdoms) {
    for (const title of Object.values(printed.title)) expect(findPrinted(title)).toBe(printed);
  }
});

test('a list of ten goes by ids or names, in any language and of any printing', () => {
  const list = firstGame.join(',');
  expect(kingdomOption(list)).toEqual(firstGame);
  expect(kingdomOption(list.replaceAll(',', ' , ').replace('cellar', 'Throne Room'))[0]).toBe('throne-room');
  expect(kingdomOption(list.replace('cellar', 'Salón del Trono'))[0]).toBe('throne-room');
  expect(kingdomOption(list.replace('cellar', 'Farm'))[0]).toBe('harem');
});

test('what is wrong with a kingdom is said', () => {
  const nine = firstGame.slice(0, 9).join(',');
  expect(refusal(nine)).toBe('--kingdom: a kingdom has 10 different piles, this one has 9.');
  expect(refusal(`${nine},wich`)).toBe('--kingdom: there is no card "wich". Do you mean "witch"?');
  expect(refusal(`${nine},cellar`)).toBe('--kingdom: "cellar" is there twice.');
  expect(refusal(`${nine},gold`)).toContain('"gold" is in every game anyway');
  expect(refusal(`${nine},spoils`)).toContain('"spoils" comes with other cards');
  expect(refusal('fist game')).toBe(
    'There is no printed kingdom "fist game". Do you mean "first-game" or "First Game"?',
  );
  expect(refusal('qqqqqqqq')).toContain('provincia kingdom --list');
  expect(refusal('Plagues')).toContain('cards that are not available here');
});

test('suggestions are near, and none is better than a far one', () => {
  const ids = library.piles.map(({ id }) => id);
  const meant = (typed: string) => saidInEnglish(didYouMean(typed, ids));
  expect(meant('Vilage')).toContain('"village"');
  expect(meant('throneroom')).toContain('"throne-room"');
  expect(meant('misfits')).toContain('"band-of-misfits"');
  expect(meant('xylophone')).toBe('');
});

test('a level that is only for measuring can be named', () => {
  expect(entrantCalled('hard-1')).toEqual({ name: 'Level hard-1', piles: [], level: 'hard-1' });
  expect(levelOption('hard-1', 'hard')).toBe('hard-1');
});
