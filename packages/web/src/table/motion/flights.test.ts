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

test('what is put on a mat comes from where it was seen, and goes to the tray of its player', () => {
  const mat = 'island-mat';
  const own = { type: 'set-aside', player: 0, count: 1, source: 'island', mat } as const;
  expect(flightsOf({ ...own, cards: ['island'] }, 0)).toMatchObject([{ from: 'play', to: 'trays:0' }]);
  expect(flightsOf({ ...own, cards: ['estate'] }, 0)).toMatchObject([
    { card: 'estate', from: 'hand', otherwise: 'deck', to: 'trays:0' },
  ]);
  expect(flightsOf({ ...own, player: 2 }, 0)).toMatchObject([{ card: null, from: 'seat:2', to: 'trays:2' }]);
});

test('what lies under a card goes into play and comes back from there', () => {
  const haven = { player: 0, count: 1, source: 'haven', cards: ['gold'], mat: 'face-down-mat' } as const;
  expect(told({ ...haven, type: 'set-aside' })).toEqual(['gold: hand > play']);
  expect(told({ ...haven, type: 'put-in-hand' })).toEqual(['gold: play > hand']);
  expect(told({ type: 'set-aside', player: 0, source: 'library', count: 1, cards: ['moat'] })).toEqual([]);
});

test('a swarm is cut short', () => {
  const cards = Array.from({ length: 12 }, () => 'copper');
  expect(told({ type: 'discard', player: 0, source: null, count: 12, cards })).toHaveLength(5);
});
