import { expect, test } from 'vitest';
import { Ledger, type Work } from './ledger.ts';
import type { FoundPlans } from './plans.ts';

const kingdoms = ['a', 'b', 'c', 'd'];
const resultOf = (name: string): FoundPlans => new Map([[name, 'plan']]);

function ledgerOf() {
  const left = kingdoms.map((name) => [name]);
  const taken: string[] = [];
  const work: Work<'plans'> = {
    kind: 'plans',
    orders: { further: null },
    next: () => left.shift() ?? null,
    take: ([name], result) => taken.push(`${name} ${[...result.keys()]}`),
  };
  return { ledger: new Ledger(work), taken };
}

test('results are taken in the order of the pieces, whichever is done first', () => {
  const { ledger, taken } = ledgerOf();
  for (let i = 0; i < 3; i++) ledger.next();
  expect(ledger.put(2, resultOf('c'))).toBe(true);
  expect(taken).toEqual([]);
  ledger.put(0, resultOf('a'));
  expect(taken).toEqual(['a a']);
  ledger.put(1, resultOf('b'));
  expect(taken).toEqual(['a a', 'b b', 'c c']);
});

test('a piece that is done twice counts once', () => {
  const { ledger, taken } = ledgerOf();
  ledger.next();
  expect([ledger.put(0, resultOf('a')), ledger.put(0, resultOf('a'))]).toEqual([true, false]);
  expect(taken).toEqual(['a a']);
});

test('it knows what somebody is at, and when all is done', () => {
  const { ledger } = ledgerOf();
  while (ledger.next() !== null);
  for (const place of [3, 1]) ledger.put(place, resultOf(kingdoms[place]));
  expect([ledger.open, ledger.isDone]).toEqual([
    [
      { place: 0, piece: ['a'] },
      { place: 2, piece: ['c'] },
    ],
    false,
  ]);
  for (const place of [0, 2]) ledger.put(place, resultOf(kingdoms[place]));
  expect([ledger.openCount, ledger.isDone]).toEqual([0, true]);
});
