import type { PuzzleTry } from '@provincia/protocol';
import { expect, test } from 'vitest';
import {
  firstTry,
  type Known,
  type KnownTry,
  nothingKnown,
  ofOwner,
  unsent,
  withAccount,
  withTry,
} from './first-tries.ts';

const told = (puzzle: string, solved: boolean, hour = 10, day: number | null = null): PuzzleTry => ({
  puzzle,
  at: `2026-03-01T${String(hour).padStart(2, '0')}:00:00.000Z`,
  solved,
  day,
});
const here = (...tried: Parameters<typeof told>): KnownTry => ({ ...told(...tried), picks: ['buy gold'] });
const known = (...tries: KnownTry[]) => tries.reduce(withTry, nothingKnown);
const solvedIn = ({ tries }: Known) =>
  Object.fromEntries(tries.map(({ puzzle, solved }) => [puzzle, solved]));

test('only the first answer to a puzzle counts', () => {
  expect(solvedIn(known(here('a', false, 10), here('a', true, 11), here('b', true)))).toEqual({
    a: false,
    b: true,
  });
});

test('on its day a puzzle counts once more, for the day; whether it was solved the first answer says', () => {
  const mine = known(
    here('a', false, 8),
    here('a', true, 9, 5),
    here('a', false, 10, 5),
    here('a', true, 11),
  );
  expect(mine.tries.map(({ solved, day }) => [solved, day])).toEqual([
    [false, null],
    [true, 5],
  ]);
  expect(firstTry(mine, 'a')?.solved).toBe(false);
  expect(firstTry(mine, 'b')).toBeUndefined();
  // After its day, nothing more counts.
  expect(withTry(known(here('a', true, 9, 5)), here('a', true, 10)).tries).toHaveLength(1);
});

test('who signs in brings along what they have answered here', () => {
  const mine = ofOwner(known(here('a', true)), 'Ada');
  expect(mine.owner).toBe('Ada');
  expect(unsent(mine).map(({ puzzle }) => puzzle)).toEqual(['a']);
});

test('once the account has it, it is not sent again', () => {
  const mine = ofOwner(known(here('a', true)), 'Ada');
  const both = withAccount(mine, [told('a', true), told('b', false)], unsent(mine));
  expect(solvedIn(both)).toEqual({ a: true, b: false });
  expect(unsent(both)).toEqual([]);
});

test('whether it was right, when and on which day the account says', () => {
  const mine = known(here('a', true, 12, 7));
  const both = withAccount(mine, [told('a', false, 11)], unsent(mine));
  expect(both.tries).toEqual([{ ...told('a', false, 11), picks: null }]);
});

test('what was answered while the account was asked is not lost; the earlier answer wins', () => {
  const asked = ofOwner(known(here('a', true)), 'Ada');
  const mine = [here('b', true, 8), here('c', true, 12), here('d', true)].reduce(withTry, asked);
  const both = withAccount(
    mine,
    [told('a', true), told('b', false, 10), told('c', false, 10)],
    unsent(asked),
  );
  expect(solvedIn(both)).toEqual({ a: true, b: true, c: false, d: true });
  expect(unsent(both).map(({ puzzle }) => puzzle)).toEqual(['b', 'd']);
});

test('after signing out, the next one who sits here begins anew, and takes nothing of another', () => {
  const brought = ofOwner(known(here('a', true)), 'Ada');
  const adas = withAccount(brought, [told('a', true)], unsent(brought));
  expect(ofOwner(adas, null)).toEqual(nothingKnown);
  const eves = ofOwner(withTry(ofOwner(adas, null), here('b', true)), 'Eve');
  expect(solvedIn(eves)).toEqual({ b: true });
  expect(ofOwner(adas, 'Ada')).toBe(adas);
});
