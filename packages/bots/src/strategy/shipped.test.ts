import { library } from '@provincia/cards';
import type { Bot } from '@provincia/engine';
import { expect, test } from 'vitest';
import { judge } from '../judgement/index.ts';
import { strategyBot } from './bot.ts';
import { shippedFor, shippedPiles, shippedStrategies, shippedStrategy } from './shipped.ts';
import { kingdomWith, race } from './testing.ts';

const shipped = [...shippedStrategies()];

/** Buys and plays nothing, and answers only what it has to. */
const idle: Bot = (decision, view) => (decision.kind === 'phase' ? [] : judge(decision, view));

test('has a plan for every taste, each with a name, a sentence and an id that is its file’s', () => {
  expect(shipped.length).toBeGreaterThanOrEqual(25);
  expect(new Set(shipped.map(([, { name }]) => name)).size).toBe(shipped.length);
  for (const [id, { id: own, description }] of shipped) {
    expect(own).toBe(id);
    expect(description).toMatch(/^[A-Z].*\.$/);
  }
});

test('each can be asked for by its id, and there is no other', () => {
  for (const [id, strategy] of shipped) expect(shippedStrategy(id)).toBe(strategy);
  expect(shippedStrategy('nobody')).toBeUndefined();
});

test('the piles that are seen in a text are those of the strategy: it is at home where they all are', () => {
  for (const [id, { piles }] of shipped) {
    expect(shippedPiles(id)).toEqual(piles);
    expect(shippedFor(piles)).toContain(id);
    for (const pile of piles) expect(shippedFor(piles.filter((other) => other !== pile))).not.toContain(id);
  }
});

test('has plans for every set', () => {
  const sets = shipped.flatMap(([, { piles }]) => piles.map((id) => library.findPile(id)?.set));
  expect(new Set(sets)).toEqual(new Set(['base', 'intrigue', 'dark-ages', 'seaside', 'prosperity']));
});

test.each(shipped)('%s plays whole games and beats who does nothing', (_id, strategy) => {
  const kingdom = kingdomWith(strategy.piles);
  expect(race([strategyBot(strategy), idle], kingdom, 6)).toEqual({ wins: 6, losses: 0, ties: 0 });
});
