import type { Event } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { timesOf } from './timing.ts';

const play = (player: number): Event => ({ type: 'play', player, source: null, cards: ['village'] });

test('what others play comes half a second apart, the own almost at once', () => {
  expect(timesOf([play(1), play(1), play(1)], 0)).toEqual([0, 500, 1000]);
  expect(timesOf([play(0), play(0)], 0)[1]).toBeLessThan(100);
});

test('however much happened, it is told within six seconds', () => {
  const times = timesOf(
    Array.from({ length: 60 }, () => play(1)),
    0,
  );
  expect(times[59]).toBeLessThanOrEqual(6000);
});
