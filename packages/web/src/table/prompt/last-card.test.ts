import type { Decision, View } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { baseDecision, baseView, choices } from '../gallery/sample-sight.ts';
import { lastCardOf } from './last-card.ts';

/** Whoever takes the next card of this pile ends the game. */
const endedBy = (pile: string): View => ({
  ...baseView,
  supply: baseView.supply.map((one) => (one.pile === pile ? { ...one, endsGame: true } : one)),
});

test('a purchase that ends the game is known before it is made', () => {
  const buying = { ...baseDecision, choices: choices('buy', 'market', 'village', 'sir-martin') };
  expect(lastCardOf(buying, endedBy('market'), 'buy market')).toBe('market');
  expect(lastCardOf(buying, endedBy('market'), 'buy village')).toBeNull();
  // The last card of a mixed pile goes by its own name.
  expect(lastCardOf(buying, endedBy('knights'), 'buy sir-martin')).toBe('sir-martin');
});

test('so is a gain, but not what does something else with a card of that name', () => {
  const gaining: Decision = {
    ...baseDecision,
    kind: 'pile',
    purpose: 'gain',
    choices: choices('pick', 'market'),
  };
  const trashing: Decision = { ...gaining, kind: 'cards', purpose: 'trash', from: 'hand' };
  expect(lastCardOf(gaining, endedBy('market'), 'market')).toBe('market');
  expect(lastCardOf(trashing, endedBy('market'), 'market')).toBeNull();
});
