import { expect, test } from 'vitest';
import { Bucket, Buckets } from './limits.ts';

test('a bucket lets a few through at once, then a steady number', () => {
  const bucket = new Bucket(2, 3, 0);
  expect([0, 0, 0, 0].map((at) => bucket.take(at))).toEqual([true, true, true, false]);
  expect(bucket.take(400)).toBe(false);
  expect(bucket.take(500)).toBe(true);
  expect([10_000, 10_000, 10_000, 10_000].map((at) => bucket.take(at))).toEqual([true, true, true, false]);
});

test('each has their own bucket, and who is refused is told when to try again', () => {
  const buckets = new Buckets(0.25, 2);
  const wait = (who: string, now: number) => {
    try {
      buckets.spend(who, now);
      return null;
    } catch (refusal) {
      return refusal;
    }
  };
  expect(['a', 'a', 'b'].map((who) => wait(who, 0))).toEqual([null, null, null]);
  expect(wait('a', 0)).toMatchObject({ status: 429, code: 'too-fast', retryAfter: 4 });
  expect(wait('a', 2000)).toMatchObject({ retryAfter: 2 });
  expect(wait('a', 4000)).toBeNull();
});
