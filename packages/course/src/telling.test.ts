import type { GameEvent } from '@provincia/engine';
import { expect, test } from 'vitest';
import { tellSomething } from './telling.ts';

test.each<[boolean, GameEvent]>([
  [true, { type: 'draw', player: 0, source: 'smithy', count: 3 }],
  [true, { type: 'shuffle', player: 0, source: null }],
  [true, { type: 'reveal', player: 1, source: 'bandit', cards: ['gold'] }],
  [true, { type: 'look', player: 0, source: 'sentry', count: 2 }],
  [true, { type: 'pass', player: 0, source: 'masquerade', receiver: 1 }],
  [true, { type: 'clean-up', player: 0, source: null }],
  [true, { type: 'put-deck-into-discard', player: 0, source: 'scavenger' }],
  [true, { type: 'trash', player: 1, source: 'swindler', cards: ['copper'], from: 'deck' }],
  [true, { type: 'gain', player: 0, source: 'cultist', cards: ['ruined-village'] }],
  [true, { type: 'buy', player: 0, source: null, cards: ['sir-martin'] }],
  [false, { type: 'play', player: 0, source: null, cards: ['sir-martin'] }],
  [false, { type: 'plus', player: 0, source: 'copper', coins: 1 }],
  [false, { type: 'buy', player: 0, source: null, cards: ['silver'] }],
  [false, { type: 'gain', player: 0, source: null, cards: ['silver'] }],
  [false, { type: 'trash', player: 0, source: 'chapel', cards: ['estate'] }],
  [false, { type: 'discard', player: 0, source: 'cellar', count: 1 }],
])('tells something, %s: %o', (tells, event) => {
  expect(tellSomething([{ type: 'play', player: 0, source: null }, event])).toBe(tells);
});
