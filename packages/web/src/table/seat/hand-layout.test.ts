import { expect, test } from 'vitest';
import { handLayout } from './hand-layout.ts';

const desktop = { width: 660, height: 200, touch: false };
const phone = { width: 366, height: 122, touch: true };

test('five cards have room, with their text', () => {
  expect(handLayout([1, 1, 1, 1, 1], desktop)).toMatchObject({ size: 'm', gap: 10, scrolls: false });
});

test('cards get no larger than the window is high', () => {
  expect(handLayout([1], { ...desktop, height: 180 }).width).toBe(112);
  expect(handLayout([1], { ...desktop, height: 900 }).width).toBe(150);
});

test('many cards overlap before they lose their text', () => {
  const { width, gap, size } = handLayout([1, 1, 1, 1, 1, 1, 1, 1], desktop);
  expect([width, size]).toEqual([112, 'm']);
  expect(gap).toBeLessThan(0);
});

test('never below 84 pixels: then one scrolls', () => {
  const { width, scrolls } = handLayout(
    Array.from({ length: 30 }, () => 1),
    desktop,
  );
  expect([width, scrolls]).toEqual([84, true]);
});

test('whatever does not scroll fits', () => {
  for (let groups = 1; groups < 14; groups++) {
    for (const copies of [1, 2, 4]) {
      for (const room of [desktop, phone]) {
        const hand = Array.from({ length: groups }, () => copies);
        const { width, gap, step, scrolls } = handLayout(hand, room);
        const needed = groups * width + (groups - 1) * gap + groups * (copies - 1) * step;
        if (!scrolls) expect(needed, `${groups} x ${copies}`).toBeLessThanOrEqual(room.width);
      }
    }
  }
});

test('many equal cards take no more room than a few', () => {
  expect(handLayout([9, 1, 1], phone)).toEqual(handLayout([4, 1, 1], phone));
});
