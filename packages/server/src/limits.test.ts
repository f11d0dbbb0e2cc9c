import { expect, test } from 'vitest';
import { Bucket, Buckets } from './limits.ts';

test('a bucket lets a few through at once, then a steady number', () => {
  const bucket = new Bucket(2, 3, 0);
  expect([0, 0, 0, 0].map((at) => bucket.take(at))).toEqual([true, true, true, false]);
  expect(bucket.take(400)).toBe(false);
  expect(bucket.take(500)).toBe(true);
  expect([10_000, 10_000, 10_000, 10_000].map((at) => bucket.take(at))).toEqual([true, true, true, false]);
});

test('each has their own bucket', () => {
  const buckets = new Buckets(2 / 60, 2);
  expect(['a', 'a', 'a', 'b'].map((who) => buckets.take(who, 0))).toEqual([true, true, false, true]);
  expect(buckets.take('a', 30_000)).toBe(true);
});
