import { expect, test } from 'vitest';
import { MOST_GAMES, RunChance } from './chance.ts';

const seed = '0123456789abcdef'.repeat(2);

test('every game has a seed of its own, in whatever order one asks for them', () => {
  const chance = new RunChance(seed);
  const seeds = Array.from({ length: 2000 }, (_, game) => chance.seedOf(game));
  expect(new Set(seeds).size).toBe(2000);
  for (const each of seeds) expect(each).toMatch(/^[0-9a-f]{32}$/);
  const again = new RunChance(seed);
  expect([1999, 3, 700].map((game) => again.seedOf(game))).toEqual([seeds[1999], seeds[3], seeds[700]]);
  expect(new RunChance(seed.replace('0', '1')).seedOf(0)).not.toBe(seeds[0]);
});

test('the last games of the largest run do not repeat the first', () => {
  const chance = new RunChance(seed);
  const firsts = Array.from({ length: 100 }, (_, game) => chance.seedOf(game));
  const lasts = Array.from({ length: 100 }, (_, i) => chance.seedOf(MOST_GAMES - 1 - i));
  expect(new Set([...firsts, ...lasts]).size).toBe(200);
});

test('seats: taking turns, as they were named, or drawn', () => {
  const chance = new RunChance(seed);
  const seats = (game: number, seating: 'alternate' | 'fixed' | 'random') => chance.seatsOf(game, 3, seating);
  expect([0, 1, 2, 3].map((game) => seats(game, 'alternate'))).toEqual([
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
    [0, 1, 2],
  ]);
  expect([0, 1, 2].map((game) => seats(game, 'fixed'))).toEqual([
    [0, 1, 2],
    [0, 1, 2],
    [0, 1, 2],
  ]);
  const orders = new Map<string, number>();
  const games = 6000;
  for (let game = 0; game < games; game++) {
    const order = seats(game, 'random').join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect([...orders.keys()].sort()).toEqual(['012', '021', '102', '120', '201', '210']);
  const error = Math.sqrt(games * (1 / 6) * (5 / 6));
  for (const count of orders.values()) expect(Math.abs(count - games / 6)).toBeLessThan(4.5 * error);
});
