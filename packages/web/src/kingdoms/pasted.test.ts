import { loadTranslation, namesIn } from '@provincia/catalog';
import { allNames } from '@provincia/catalog/names';
import { expect, test } from 'vitest';
import { pasted } from './pasted.ts';

test('names of four languages make one kingdom', () => {
  const text = 'Cellar; Markt\nMercador,  Milícia\n\nmine, Foso, remodel; THRONE ROOM\nDorf, Taller,';
  expect(pasted(text, allNames)).toEqual({
    piles: 'cellar market merchant militia mine moat remodel throne-room village workshop'.split(' '),
    unknown: [],
    tooMany: false,
  });
});

test('a name of another printing will do', () => {
  expect(pasted('Farm, Nobreza', allNames).piles).toEqual(['harem', 'nobles']);
});

test('a name that two languages have for different cards means that of the first names', async () => {
  const own = namesIn([(await loadTranslation('pt')).cards]);
  expect(pasted('Explorador', own, allNames).piles).toEqual(['explorer']);
});

test('what is no kingdom pile is told, what is there twice counts once', () => {
  expect(pasted('Moat, moat, Gold, Dragon', allNames)).toEqual({
    piles: ['moat'],
    unknown: ['Gold', 'Dragon'],
    tooMany: false,
  });
});

test('the first ten are taken', () => {
  const { piles, tooMany } = pasted(
    'cellar market merchant militia mine moat remodel smithy village workshop witch'.replaceAll(' ', '\n'),
    allNames,
  );
  expect(piles).toHaveLength(10);
  expect(tooMany).toBe(true);
});
