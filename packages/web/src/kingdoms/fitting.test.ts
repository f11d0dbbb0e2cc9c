import type { CardId } from '@provincia/catalog';
import { expect, test } from 'vitest';
import { filledUp, mostPleasing, type Wish } from './fitting.ts';

const ids = (line: string) => line.split(' ') as CardId[];
const wish: Wish = { printings: { base: 'both' }, attacks: { min: 0, max: 10 }, needs: [] };
const first = ids('cellar market merchant militia mine moat remodel smithy village workshop');
const second = ids('artisan bandit bureaucrat chapel festival gardens sentry throne-room witch workshop');
const nobody = { liked: [], banned: [] };

test('without an opinion it is the first one drawn', () => {
  expect(mostPleasing([first, second], wish, nobody)).toEqual({ piles: first, replaced: false });
});

test('a kingdom without banned cards comes before one with liked ones', () => {
  const taste = { liked: ids('village smithy'), banned: ids('cellar') };
  expect(mostPleasing([first, second], { ...wish, needs: ['buy'] }, taste)).toEqual({
    piles: second,
    replaced: false,
  });
});

test('of those without banned cards it is the one with more liked ones', () => {
  expect(mostPleasing([first, second], wish, { liked: ids('chapel'), banned: [] }).piles).toEqual(second);
});

test('a banned attack is replaced by another attack of the same printings', () => {
  const { piles, replaced } = mostPleasing([first], wish, { liked: [], banned: ids('militia') }, () => 0);
  expect(replaced).toBe(true);
  expect(piles[3]).toBe('bureaucrat');
  expect(piles.toSpliced(3, 1)).toEqual(first.toSpliced(3, 1));
});

test('liked cards are put in if none was drawn, but only where no need could break', () => {
  const taste = { liked: ids('festival chapel'), banned: [] };
  const { piles } = mostPleasing([first], wish, taste, () => 0);
  expect(piles).toEqual(expect.arrayContaining(['festival', 'chapel']));
  expect(new Set(piles).size).toBe(10);
  expect(mostPleasing([first], { ...wish, needs: ['buy'] }, taste).piles).toEqual(first);
});

test('what is liked but not in the printings is left out', () => {
  const { piles } = mostPleasing([first], wish, { liked: ids('torturer'), banned: [] });
  expect(piles).toEqual(first);
});

test('picked cards stay and the rest is filled up from what was drawn', () => {
  const filled = filledUp(ids('witch chapel'), [second, first], ids('artisan'));
  expect(filled.slice(0, 2)).toEqual(['witch', 'chapel']);
  expect(filled).toHaveLength(10);
  expect(filled).not.toContain('artisan');
  expect(new Set(filled).size).toBe(10);
});
