import { describe, expect, test } from 'vitest';
import {
  answer,
  asked,
  chiSquare,
  chiSquareLimit,
  everythingOf,
  numbers,
  randomPicks,
  seedOf,
  startGame,
} from './testing.ts';

const tableOf = (seed: string) => startGame({ seed }).game.table;

describe('shuffling', () => {
  test('brings the 24 orders of four cards equally often', () => {
    const table = tableOf('0123456789abcdef0123456789abcdef');
    const shuffles = 120_000;
    const counts = new Map<string, number>();
    for (let n = 0; n < shuffles; n++) {
      const cards = [0, 1, 2, 3];
      table.shuffle(cards);
      const order = cards.join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()], shuffles / 24)).toBeLessThan(chiSquareLimit(23));
  });

  test('brings each of ten cards to each place equally often', () => {
    const table = tableOf('fedcba9876543210fedcba9876543210');
    const shuffles = 100_000;
    const counts = Array<number>(100).fill(0);
    for (let n = 0; n < shuffles; n++) {
      const cards = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
      table.shuffle(cards);
      for (let place = 0; place < 10; place++) counts[10 * place + cards[place]]++;
    }
    // Rows and columns have fixed sums, which leaves 9 x 9 free counts and takes a tenth of the sum of squares.
    expect(0.9 * chiSquare(counts, shuffles / 10)).toBeLessThan(chiSquareLimit(81));
  });

  test('keeps every card, once', () => {
    const table = tableOf(seedOf(3));
    for (const size of [0, 1, 2, 7, 60]) {
      const cards = Array.from({ length: size }, (_, i) => i);
      const shuffled = [...cards];
      table.shuffle(shuffled);
      expect([...shuffled].sort((a, b) => a - b)).toEqual(cards);
    }
  });
});

describe('a number drawn by chance', () => {
  const divisors = [2, 4, 16, 256];
  const others = [3, 5, 6, 7, 10, 17, 60, 1000, 3000];

  test('comes equally often, whether or not the range divides what the generator gives', () => {
    const table = tableOf('00112233445566778899aabbccddeeff');
    for (const n of [...divisors, ...others]) {
      const draws = Math.max(40_000, 20 * n);
      const counts = Array<number>(n).fill(0);
      for (let i = 0; i < draws; i++) counts[table.chance(n)]++;
      expect(counts).toHaveLength(n);
      expect(chiSquare(counts, draws / n)).toBeLessThan(chiSquareLimit(n - 1));
    }
  });

  test('comes of exactly as many of the 65,536 values of the generator as every other', () => {
    const table = tableOf(seedOf(1));
    // A generator that gives every value once, one after the other.
    table.random = { at: (position: number) => position & 0xffff } as typeof table.random;
    for (const n of [1, ...divisors, ...others, 40_000, 65_535]) {
      table.state.chance = 0;
      const counts = Array<number>(n).fill(0);
      for (;;) {
        const drawn = table.chance(n);
        if (table.state.chance > 0x10000) break;
        counts[drawn]++;
      }
      expect(new Set(counts)).toEqual(new Set([Math.floor(0x10000 / n)]));
    }
  });
});

describe('a game', () => {
  function firstAnswers(seed: string): unknown[] {
    const { game, events } = startGame({ seed, first: 0 });
    const random = numbers(5);
    const told: unknown[] = [...events];
    for (let n = 0; n < 80; n++) told.push(...answer(game, ...randomPicks(asked(game), random)));
    return [...told, everythingOf(game)];
  }

  test('is the same for the same seed and the same answers', () => {
    expect(firstAnswers(seedOf(9))).toEqual(firstAnswers(seedOf(9)));
  });

  test('is dealt differently by every other seed', () => {
    const dealt = new Set<string>();
    const zeros = seedOf(0);
    for (let digit = 0; digit < 32; digit++) {
      for (const value of '0123456789abcdef') {
        const seed = zeros.slice(0, digit) + value + zeros.slice(digit + 1);
        dealt.add(
          tableOf(seed)
            .state.seats.map(({ deck, hand }) => [deck, hand].join())
            .join(),
        );
      }
    }
    // 15 other values for each digit, and the seed of zeros once
    expect(dealt.size).toBe(32 * 15 + 1);
  });
});
