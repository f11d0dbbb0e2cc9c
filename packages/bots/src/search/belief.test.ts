import type { Game } from '@provincia/engine';
import { expect, test } from 'vitest';
import { habitsOf } from '../repertoire/habits.ts';
import { titleOf } from '../repertoire/titles.ts';
import { strategyBot } from '../strategy/bot.ts';
import { position, strategy } from '../strategy/testing.ts';
import { believe } from './belief.ts';
import { imitation } from './imitation.ts';

const kingdom = 'cellar gardens laboratory market militia moat smithy village witch workshop'.split(' ');

const plans = [
  ['province', 'smithy: own(smithy) < 2', 'gold', 'silver'],
  ['gardens: own(workshop) > 3', 'workshop', 'estate: supply(gardens) < 5', 'silver: turn < 3', 'copper'],
  ['province', 'witch: own(witch) < 2', 'gold', 'silver'],
].map((lines) => strategy(['name: plan', 'buy:', ...lines.map((line) => `  - ${line}`)].join('\n')));
const habits = habitsOf(plans.map(strategyBot), kingdom, 2);
const weights = [0.6, 0.2, 0.2];

const coppers = (count: number) => new Array<string>(count).fill('copper');

/** The second player has had so many turns and has these cards. */
function seen(deck: readonly string[], turns: number): Game {
  return position({ turns: turns + 1 }, { kingdom, others: [{ deck, turns }] });
}

test('before anything was bought all plans are possible, the usual one most', () => {
  const { plans: chances } = believe(
    seen([...coppers(7), 'estate', 'estate', 'estate'], 0).view(0),
    1,
    habits,
    weights,
  );
  expect(chances.indexOf(Math.max(...chances))).toBe(0);
  for (const chance of chances) expect(chance).toBeGreaterThan(0.1);
});

test('Workshops and Gardens are the Gardens rush', () => {
  const deck = [
    ...coppers(9),
    ...'estate estate estate workshop workshop workshop workshop gardens silver'.split(' '),
  ];
  const { plans: chances } = believe(seen(deck, 8).view(0), 1, habits, weights);
  expect(chances[1]).toBeGreaterThan(0.8);
  expect(titleOf(habits[1], kingdom)).toEqual({ kind: 'rush', card: 'gardens' });
});

test('a deck that nobody would build is unknown, and whoever has it goes on with it', () => {
  const deck = [
    ...coppers(7),
    ...'estate estate estate market market village village laboratory moat cellar'.split(' '),
  ];
  const view = seen(deck, 9).view(0);
  expect(believe(view, 1, habits, weights).unknown).toBeGreaterThan(0.5);
  const cards = imitation(view, 1).buy.map(({ card }) => card);
  expect(cards).toEqual(
    expect.arrayContaining(['laboratory', 'market', 'village', 'province', 'gold', 'silver']),
  );
  expect(cards).not.toContain('witch');
  expect(cards.indexOf('laboratory')).toBeLessThan(cards.indexOf('village'));
});

test('titles say what decks are built on', () => {
  expect(habits.map((habit) => titleOf(habit, kingdom))).toEqual([
    { kind: 'money', card: 'smithy' },
    { kind: 'rush', card: 'gardens' },
    { kind: 'curses', card: 'witch' },
  ]);
});
