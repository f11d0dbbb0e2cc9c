import { expect, test } from 'vitest';
import { InOrder } from './in-order.ts';

test('what comes early waits for what belongs before it', () => {
  const taken: string[] = [];
  const order = new InOrder<string>((value) => taken.push(value));
  order.put(2, 'c');
  order.put(1, 'b');
  expect([taken, order.passed]).toEqual([[], 0]);
  order.put(0, 'a');
  expect([taken, order.passed]).toEqual([['a', 'b', 'c'], 3]);
  order.put(3, 'd');
  expect(taken).toEqual(['a', 'b', 'c', 'd']);
});
