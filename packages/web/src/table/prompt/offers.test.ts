import type { Decision } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { asking, baseView, choices } from '../gallery/sample-sight.ts';
import { samples } from '../gallery/samples.ts';
import { offersOf } from './offers.ts';

const offersIn = ({ decision, view }: { decision: Decision | null; view: typeof baseView }) =>
  offersOf(decision, view);

test('in a phase cards of the hand are played and piles are bought from', () => {
  const { hand, piles, tray, buttons } = offersIn(samples.buy);
  expect([...hand.keys()]).toEqual(['gold', 'copper']);
  expect(hand.get('copper')).toEqual({ label: 'play copper', count: 3, verb: 'play', card: 'copper' });
  expect(piles.get('abandoned-mine')?.label).toBe('buy abandoned-mine');
  expect([...tray, ...buttons]).toEqual([]);
});

test('cards of the own hand are chosen there', () => {
  const { hand, tray } = offersIn(samples.discard);
  expect(hand.get('copper')).toEqual({ label: 'copper', count: 3, verb: 'pick', card: 'copper' });
  expect(tray).toEqual([]);
});

test('what is in the discard pile is laid out, also when the same card is in hand', () => {
  const both = asking(baseView, {
    kind: 'cards',
    from: 'hand',
    choices: [
      ...choices('pick', 'copper'),
      { label: 'discard copper', count: 1, verb: 'pick', card: 'copper', place: 'discard' },
      ...choices('pick', 'estate'),
    ],
  });
  const { hand, tray } = offersIn(both);
  expect([...hand.keys()]).toEqual(['copper']);
  expect(tray.map(({ label, card }) => [label, card])).toEqual([
    ['discard copper', 'copper'],
    ['estate', 'estate'],
  ]);
});

test('cards of somebody else are laid out, even if they are in a hand', () => {
  const theirs = asking(baseView, {
    kind: 'cards',
    from: 'hand',
    of: 1,
    choices: choices('pick', 'gold', 'smithy'),
  });
  const { hand, tray } = offersIn(theirs);
  expect(hand.size).toBe(0);
  expect(tray.map(({ card }) => card)).toEqual(['gold', 'smithy']);
});

test('cards that lie there too and cannot be chosen are shown', () => {
  const { view } = samples.looking;
  const sight = asking(view, { kind: 'cards', from: 'looking', choices: choices('pick', 'estate') });
  expect(offersIn(sight).tray.map(({ card, offered }) => [card, offered])).toEqual([
    ['estate', true],
    ['copper', false],
  ]);
});

test('a card that lies open on no pile is laid out', () => {
  const { piles, tray } = offersIn(
    asking(baseView, { kind: 'pile', choices: choices('pick', 'village', 'dame-anna') }),
  );
  expect([...piles.keys()]).toEqual(['village']);
  expect(tray.map(({ card }) => card)).toEqual(['dame-anna']);
});

test('what waits in the own play area is chosen there too', () => {
  const { hand, play, buttons } = offersIn(samples['turn begins']);
  expect(samples['turn begins'].view.own?.hand).toHaveProperty('caravan');
  expect(hand.size).toBe(0);
  expect([...play.keys()]).toEqual(['wharf', 'fishing-village', 'caravan', 'haven', 'blockade']);
  expect(buttons).toHaveLength(5);
});

test('a reaction in hand lights up there and has a button', () => {
  const { hand, buttons } = offersIn(samples.reaction);
  expect([...hand.keys()]).toEqual(['moat']);
  expect(buttons.map(({ label }) => label)).toEqual(['moat']);
});

test('nothing is offered while others choose', () => {
  const { hand, piles, buttons, asks } = offersIn(samples.waiting);
  expect([hand.size, piles.size, buttons.length, asks]).toEqual([0, 0, 0, null]);
});
