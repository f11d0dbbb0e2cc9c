import { describe, expect, test } from 'vitest';
import { type Box, bubblePlace } from './place.ts';

const bubble = { width: 360, height: 160 };
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

function overlap(a: Box, b: Box): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}

describe.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('on %s', (_, room) => {
  test.each([
    ['at the top', { left: 20, top: 60, width: 120, height: 60 }],
    ['at the foot', { left: 10, top: room.height - 150, width: room.width - 20, height: 140 }],
    ['in the middle', { left: room.width / 2 - 30, top: room.height / 2, width: 60, height: 40 }],
    ['as wide as the window', { left: 0, top: 110, width: room.width, height: room.height - 320 }],
  ])('a thing %s is not covered, and the bubble is wholly seen', (_, target) => {
    const place = bubblePlace(bubble, target, [], room);
    const box = { ...place, ...bubble };
    expect(overlap(box, target)).toBe(false);
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(box.left + box.width).toBeLessThanOrEqual(room.width);
    expect(box.top + box.height).toBeLessThanOrEqual(room.height);
  });
});

test('what is needed to answer is left free where there is another side', () => {
  const pile = { left: 500, top: 300, width: 90, height: 120 };
  const above = { left: 0, top: 100, width: 1280, height: 190 };
  expect(bubblePlace(bubble, pile, [], desktop).side).toBe('above');
  expect(bubblePlace(bubble, pile, [above], desktop).side).toBe('below');
});

test('a bubble that points at nothing stands in the middle, or where nothing is needed', () => {
  expect(bubblePlace(bubble, null, [], desktop)).toEqual({ left: 460, top: 320, side: null });
  const foot = { left: 0, top: 300, width: 1280, height: 500 };
  expect(bubblePlace(bubble, null, [foot], desktop).top).toBeLessThan(140);
});

test('out of the way of the question it still points at the thing, not at the question', () => {
  const supply = { left: 16, top: 120, width: 940, height: 255 };
  const prompt = { left: 16, top: 570, width: 940, height: 62 };
  const { top, side } = bubblePlace(bubble, supply, [prompt], desktop);
  expect(top).toBeGreaterThanOrEqual(supply.top + supply.height);
  expect(top + bubble.height).toBeLessThanOrEqual(prompt.top);
  expect(side).toBe('below');
});

test('it moves away as far as it has to, to leave the question free', () => {
  const card = { left: 330, top: 625, width: 118, height: 165 };
  const prompt = { left: 16, top: 530, width: 940, height: 62 };
  const { top, side } = bubblePlace(bubble, card, [prompt, { ...card, left: 100, width: 800 }], desktop);
  expect(side).toBe('above');
  expect(top + bubble.height).toBeLessThanOrEqual(prompt.top);
});
