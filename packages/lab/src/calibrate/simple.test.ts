import { expect, test } from 'vitest';
import { addPosition, addReliability, emptyReliability } from './reliability.ts';
import { simpleScores } from './simple.ts';

/** So many positions with this lead, of which so many were won. */
function led(lead: number, positions: number, won: number) {
  const reliability = emptyReliability();
  for (let i = 0; i < positions; i++) addPosition(reliability, 0.9, i < won ? 1 : 0, lead);
  return reliability;
}

test('without positions nobody has a score', () => {
  expect(simpleScores(emptyReliability())).toEqual({ half: null, lead: null });
});

test('always saying half is wrong by a quarter, but for shared victories', () => {
  const reliability = led(0, 3, 1);
  addPosition(reliability, 0.9, 0.5, 0);
  expect(simpleScores(reliability).half).toBeCloseTo((3 * 0.25) / 4);
});

test('where the lead says nothing, going by it is as good as knowing how many are won', () => {
  const all = led(5, 100, 80);
  addReliability(all, led(-5, 100, 80));
  expect(simpleScores(all).lead).toBeCloseTo(0.8 * 0.2, 4);
});

test('the fit is as good as any that goes by the lead: two leads are met exactly', () => {
  const all = led(6, 100, 90);
  addReliability(all, led(-2, 100, 30));
  expect(simpleScores(all).lead).toBeCloseTo((0.9 * 0.1 + 0.3 * 0.7) / 2, 4);
});

test('where the lead decides every game, hardly anything is wrong', () => {
  const all = led(3, 100, 100);
  addReliability(all, led(-3, 100, 0));
  expect(simpleScores(all).lead).toBeLessThan(0.001);
});
