import { languages, loadTranslation } from '@provincia/catalog';
import { expect, test } from 'vitest';
import { pasted } from './pasted.ts';

const translations = await Promise.all(languages.map(loadTranslation));

test('names of four languages make one kingdom', () => {
  const text = 'Cellar; Markt\nMercador,  Milícia\n\nmine, Foso, remodel; THRONE ROOM\nDorf, Taller,';
  expect(pasted(text, translations)).toEqual({
    piles: 'cellar market merchant militia mine moat remodel throne-room village workshop'.split(' '),
    unknown: [],
    tooMany: false,
  });
});

test('what is no kingdom pile is told, what is there twice counts once', () => {
  expect(pasted('Moat, moat, Gold, Dragon', translations)).toEqual({
    piles: ['moat'],
    unknown: ['Gold', 'Dragon'],
    tooMany: false,
  });
});

test('the first ten are taken', () => {
  const { piles, tooMany } = pasted(
    'cellar market merchant militia mine moat remodel smithy village workshop witch'.replaceAll(' ', '\n'),
    translations,
  );
  expect(piles).toHaveLength(10);
  expect(tooMany).toBe(true);
});
