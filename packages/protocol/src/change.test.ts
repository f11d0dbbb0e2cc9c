import { expect, test } from 'vitest';
import { changeOf, withChange } from './change.ts';

test.each([
  ['a number', { coins: 1, buys: 1 }, { coins: 3, buys: 1 }, { coins: [3] }],
  ['one pile of a list', [{ left: 8 }, { left: 9 }], [{ left: 8 }, { left: 7 }], { 1: { left: [7] } }],
  [
    'a list that has grown',
    { play: ['copper'] },
    { play: ['copper', 'moat'] },
    { play: [['copper', 'moat']] },
  ],
  ['a new key', { copper: 3 }, { copper: 3, moat: 0 }, { moat: [0] }],
  ['a key that is gone', { copper: 3, moat: 1 }, { copper: 3 }, { moat: 0 }],
  ['nothing becomes something', { decision: null }, { decision: { min: 0 } }, { decision: [{ min: 0 }] }],
  ['something becomes nothing', { decision: { min: 0 } }, { decision: null }, { decision: [null] }],
  ['a list becomes an object', { mats: [] }, { mats: {} }, { mats: [{}] }],
])('tells %s', (_, before, after, change) => {
  expect(changeOf(before, after)).toEqual(change);
  expect(withChange<unknown>(before, change as never)).toEqual(after);
});

test('tells nothing of what is equal', () => {
  expect(changeOf({ hand: { copper: 3 }, play: ['moat'] }, { hand: { copper: 3 }, play: ['moat'] })).toBe(
    undefined,
  );
});

test('leaves what it was made from as it was, and keeps what is the same', () => {
  const before = { hand: { copper: 3 }, seats: [{ turns: 1 }, { turns: 1 }] };
  const after = withChange(before, { seats: { 0: { turns: [2] } } });
  expect(before.seats[0].turns).toBe(1);
  expect(after.seats[1]).toBe(before.seats[1]);
  expect(after.hand).toBe(before.hand);
});
