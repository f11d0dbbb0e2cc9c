import type { Assessed } from '@provincia/bots';
import { library } from '@provincia/cards';
import { expect, test } from 'vitest';
import { reasonBetween } from './reason.ts';

const plan = { kind: 'money', card: 'smithy' } as const;

interface Measured {
  readonly lead?: number;
  readonly turns?: number;
  readonly uses?: number | null;
}

function bought(card: string, { lead = 0, turns = 5, uses = 2 }: Measured = {}): Assessed {
  const sample = { games: 100, chances: [0.5, 0.5], error: 0.05, turns, lead, uses };
  return { picks: [library.get(card).offers.buy.times(1)], more: [], sample };
}

const reason = (given: Assessed, best: Assessed, isPlanned = false) =>
  reasonBetween(given, best, plan, isPlanned);

test('a card that hardly comes up any more was not worth buying', () => {
  expect(reason(bought('gold', { uses: 0.2, turns: 1.5 }), bought('duchy', { lead: 3 }))).toEqual({
    code: 'hardly-used',
    card: 'gold',
    uses: 0.2,
    turns: 1.5,
  });
});

test('a victory card need not come up', () => {
  expect(reason(bought('estate', { uses: 0.2 }), bought('duchy', { lead: 3 }))).toEqual({
    code: 'points',
    points: 3,
  });
});

test('points say more than turns, and turns more than the plan', () => {
  expect(reason(bought('gold'), bought('duchy', { lead: 2, turns: 3 }), true).code).toBe('points');
  expect(reason(bought('gold'), bought('duchy', { lead: 1, turns: 3 }), true)).toEqual({
    code: 'sooner',
    turns: 2,
  });
  expect(reason(bought('gold'), bought('duchy', { turns: 7 }), true)).toEqual({ code: 'later', turns: 2 });
  expect(reason(bought('gold'), bought('duchy'), true)).toEqual({ code: 'plan', plan });
});

test('where nothing else was measured it just wins more often', () => {
  expect(reason(bought('gold'), bought('duchy'))).toEqual({ code: 'wins-more' });
});
