import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('what is shipped stays as it is, unless it is to be bred further', () => {
  expect(readOptions(['--threads', '2'])).toEqual({ further: null, hands: { threads: 2 } });
  expect(readOptions(['--further', '64000000']).further).toBe(64_000_000);
});

test('no answers at all, or words, are no search', () => {
  for (const further of ['0', '-1', 'much'])
    expect(() => readOptions(['--further', further])).toThrow('--further');
});
