import { expect, test } from 'vitest';
import type { Kind } from './card.ts';
import { PairedShuffle } from './paired.ts';

/** Cards 0 to 9 are of ten kinds, 10 to 19 once more. */
const kindOf = Array.from({ length: 20 }, (_, card) => ({ index: card % 10 }) as Kind);

function shuffled(cards: readonly number[], key: number, { seat = 0, times = 1 } = {}): number[] {
  const shuffle = new PairedShuffle(2, 10);
  shuffle.begin(key);
  const order = [...cards];
  for (let i = 0; i < times; i++) {
    order.splice(0, order.length, ...cards);
    shuffle.shuffle(seat, order, kindOf);
  }
  return order;
}

test('every order is about as frequent as any other', () => {
  const counts = new Map<string, number>();
  for (let key = 0; key < 24_000; key++) {
    const order = shuffled([0, 1, 10, 11], key).join(' ');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  const off = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
  // Chi squared with 23 degrees of freedom: larger in one of a thousand samples.
  expect(off).toBeLessThan(49.7);
});

test('what two decks have in common comes in the same order', () => {
  for (let key = 0; key < 100; key++) {
    const withSix = shuffled([0, 1, 2, 3, 4, 5, 6], key);
    const withNine = shuffled([9, 0, 1, 2, 3, 4, 5], key);
    expect(withSix.filter((card) => card !== 6)).toEqual(withNine.filter((card) => card !== 9));
  }
});

test('which copy of a card it is makes no difference', () => {
  const kinds = (order: readonly number[]) => order.map((card) => kindOf[card].index);
  expect(kinds(shuffled([0, 1, 2, 11, 4], 7))).toEqual(kinds(shuffled([10, 11, 2, 1, 14], 7)));
});

test('each shuffle of each player is another one', () => {
  const cards = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  const orders = [
    shuffled(cards, 1),
    shuffled(cards, 2),
    shuffled(cards, 1, { seat: 1 }),
    shuffled(cards, 1, { times: 2 }),
  ];
  expect(new Set(orders.map(String)).size).toBe(orders.length);
});
