import type { Event } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { happeningsOf } from './recap.ts';

const turn: Event = { type: 'turn', player: 1, source: null, turn: 3 };
const play = (card: string): Event => ({ type: 'play', player: 1, source: null, cards: [card] });
const told = (...events: readonly Event[]) =>
  happeningsOf(events, 0).map(({ player, what, card, count }) => `${player} ${what} ${card} ${count}`);

test('equal cards in a row are one, and what is bought is not gained once more', () => {
  const buy: Event = { type: 'buy', player: 1, source: null, cards: ['gold'] };
  const gain: Event = { type: 'gain', player: 1, source: null, cards: ['gold'], to: 'discard' };
  expect(told(turn, play('village'), play('silver'), play('silver'), buy, gain)).toEqual([
    '1 play village 1',
    '1 play silver 2',
    '1 buy gold 1',
  ]);
});

test('what happens to you in their turn is told, your own turn is not', () => {
  const curse: Event = { type: 'gain', player: 0, source: null, cards: ['curse'], to: 'discard' };
  const mine: Event = { type: 'turn', player: 0, source: null, turn: 4 };
  expect(
    told(turn, play('witch'), curse, mine, { type: 'play', player: 0, source: null, cards: ['market'] }),
  ).toEqual(['1 play witch 1', '0 gain curse 1']);
});

test('an extra turn is told where it begins, and the own one is not', () => {
  const extra = (player: number): Event => ({ type: 'turn', player, source: null, turn: 3, extra: true });
  expect(told(turn, play('outpost'), extra(1), play('silver'), extra(0))).toEqual([
    '1 play outpost 1',
    '1 extra-turn null 1',
    '1 play silver 1',
  ]);
});

test('after something was undone nothing is told', () => {
  expect(told(turn, play('witch'), { type: 'undo', player: 1, since: 0, told: false })).toEqual([]);
});
