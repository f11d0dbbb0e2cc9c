import type { View } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { baseView } from '../gallery/sample-sight.ts';
import { endsGame } from './ending.ts';

/** The sample has one empty pile: Moat. */
const withLeft = (left: Readonly<Record<string, number>>, seats = 2): View => ({
  ...baseView,
  supply: baseView.supply.map((pile) => ({ ...pile, left: left[pile.pile] ?? pile.left })),
  seats: Array.from({ length: seats }, () => baseView.seats[0]),
});

test('the last Province ends the game, the one before does not', () => {
  expect(endsGame(withLeft({ province: 1 }), 'province')).toBe(true);
  expect(endsGame(withLeft({ province: 2 }), 'province')).toBe(false);
});

test('the third empty pile ends it, with five players the fourth', () => {
  const view = withLeft({ smithy: 0, market: 1 });
  expect(endsGame(view, 'market')).toBe(true);
  expect(endsGame(withLeft({ smithy: 0, market: 1 }, 5), 'market')).toBe(false);
  expect(endsGame(withLeft({ smithy: 0, village: 0, market: 1 }, 5), 'market')).toBe(true);
});

test('the last card of a mixed pile goes by its own name', () => {
  expect(endsGame(withLeft({ smithy: 0, knights: 1 }), 'sir-martin')).toBe(true);
});

test('what ends anyway is not asked about', () => {
  expect(endsGame(withLeft({ province: 0, smithy: 0, market: 1 }), 'market')).toBe(false);
});
