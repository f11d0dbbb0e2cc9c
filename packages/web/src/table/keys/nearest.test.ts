import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

/** Two rows of three, ten by ten each. */
const boxes = [0, 1, 2, 3, 4, 5].map((i) => ({
  left: (i % 3) * 20,
  top: Math.floor(i / 3) * 20,
  width: 10,
  height: 10,
}));

test('arrows go to the neighbour and stop at the edge', () => {
  expect(nearest(boxes, 0, 'ArrowRight')).toBe(1);
  expect(nearest(boxes, 1, 'ArrowDown')).toBe(4);
  expect(nearest(boxes, 4, 'ArrowLeft')).toBe(3);
  expect(nearest(boxes, 2, 'ArrowRight')).toBeNull();
  expect(nearest(boxes, 1, 'ArrowUp')).toBeNull();
});

test('from a tall column the nearest beside it is found', () => {
  const column = { left: -60, top: 8, width: 10, height: 10 };
  expect(nearest([...boxes, column], 6, 'ArrowRight')).toBe(0);
});
