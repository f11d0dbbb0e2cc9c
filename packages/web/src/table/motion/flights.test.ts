import type { Event } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { flightsOf } from './flights.ts';

const told = (event: Event) => flightsOf(event, 0).map(({ card, from, to }) => `${card}: ${from} > ${to}`);

test('own cards go between hand, play and discard pile', () => {
  expect(told({ type: 'play', player: 0, source: null, cards: ['village'] })).toEqual([
    'village: hand > play',
  ]);
  expect(told({ type: 'draw', player: 0, source: null, count: 2, cards: ['copper', 'estate'] })).toEqual([
    'copper: deck > hand',
    'estate: deck > hand',
  ]);
  expect(told({ type: 'gain', player: 0, source: null, cards: ['gold'], to: 'hand' })).toEqual([
    'gold: pile:gold > hand',
  ]);
});

test('what others have is at their plates', () => {
  expect(told({ type: 'play', player: 2, source: null, cards: ['village'] })).toEqual([
    'village: seat:2 > play',
  ]);
  expect(told({ type: 'gain', player: 1, source: null, cards: ['curse'], to: 'discard' })).toEqual([
    'curse: pile:curse > seat:1',
  ]);
  expect(told({ type: 'draw', player: 1, source: null, count: 5 })).toEqual([]);
});

test('a Knight comes from the pile of the Knights', () => {
  expect(told({ type: 'gain', player: 0, source: null, cards: ['sir-martin'], to: 'discard' })).toEqual([
    'sir-martin: pile:knights > discard',
  ]);
  expect(
    told({ type: 'trash', player: 1, source: null, count: 1, cards: ['dame-anna'], from: 'supply' }),
  ).toEqual(['dame-anna: pile:knights > trash']);
});

test('a card passed unseen is a back', () => {
  expect(told({ type: 'pass', player: 1, source: null, receiver: 2, count: 1 })).toEqual([
    'null: seat:1 > seat:2',
  ]);
  expect(told({ type: 'pass', player: 2, source: null, receiver: 0, count: 1, cards: ['curse'] })).toEqual([
    'curse: seat:2 > hand',
  ]);
});

test('a swarm is cut short', () => {
  const cards = Array.from({ length: 12 }, () => 'copper');
  expect(told({ type: 'discard', player: 0, source: null, count: 12, cards })).toHaveLength(5);
});
