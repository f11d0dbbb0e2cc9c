import type { GameEvent } from '@provincia/engine';
import { expect, test } from 'vitest';
import { tellSomething } from './telling.ts';

const play: GameEvent = { type: 'play', player: 0, source: null, cards: ['village'] };

test.each<[boolean, GameEvent]>([
  [true, { type: 'draw', player: 0, source: 'smithy', count: 3 }],
  [true, { type: 'shuffle', player: 0, source: null }],
  [true, { type: 'reveal', player: 1, source: 'bandit', count: 1, cards: ['gold'] }],
  [true, { type: 'look', player: 0, source: 'sentry', count: 2 }],
  [true, { type: 'pass', player: 0, source: 'masquerade', count: 1, receiver: 1 }],
  [true, { type: 'clean-up', player: 0, source: null }],
  [true, { type: 'put-deck-into-discard', player: 0, source: 'scavenger' }],
  [true, { type: 'gain', player: 0, source: 'cultist', cards: ['ruined-village'], to: 'discard' }],
  [true, { type: 'buy', player: 0, source: null, cards: ['sir-martin'] }],
  [false, { type: 'play', player: 0, source: null, cards: ['sir-martin'] }],
  [false, { type: 'plus', player: 0, source: 'copper', coins: 1 }],
  [false, { type: 'buy', player: 0, source: null, cards: ['silver'] }],
  [false, { type: 'gain', player: 0, source: null, cards: ['silver'], to: 'discard' }],
  [false, { type: 'trash', player: 0, source: 'chapel', count: 1, cards: ['estate'] }],
  [false, { type: 'discard', player: 0, source: 'cellar', count: 1 }],
])('tells something, %s: %o', (tells, event) => {
  expect(tellSomething([play, event])).toBe(tells);
});
