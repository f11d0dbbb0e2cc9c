import { expect, test } from 'vitest';
import { forColonies } from './colonies.ts';
import { strategyBot } from './strategy/bot.ts';
import { shippedStrategy } from './strategy/shipped.ts';
import type { Strategy } from './strategy/strategy.ts';
import { kingdomWith, race, strategy } from './strategy/testing.ts';
import { textOf } from './strategy/text.ts';

const without = kingdomWith([]);
const withColonies = [...without, 'platinum', 'colony'];
const money = shippedStrategy('big-money-ultimate') as Strategy;

const plan = strategy(`name: x
buy:
  - chapel: turn < 3 and provinces-left > 4
  - province: money > 15 and (provinces-left > 1 or lead > -7)
  - duchy: provinces-left <= 4
  - silver
trash:
  - estate: not provinces-left < 3
`);

test('a strategy for Provinces goes for Colonies as well, and knows that either pile ends the game', () => {
  expect(textOf(forColonies(plan, withColonies))).toBe(`name: x
buy:
  - chapel: turn < 3 and provinces-left > 4 and colonies-left > 4
  - colony: money > 15 and (provinces-left > 1 and colonies-left > 1 or lead > -7)
  - platinum: turn < 17 and colonies-left > 2
  - province: money > 15 and (provinces-left > 1 and colonies-left > 1 or lead > -7) and (turn >= 13 or colonies-left <= 5)
  - duchy: provinces-left <= 4 or colonies-left <= 4
  - silver
trash:
  - estate: not (provinces-left < 3 or colonies-left < 3)
`);
});

test('nothing changes without Colonies, nor for a strategy that knows of them or never buys Provinces', () => {
  const knowing = strategy('name: x\nbuy:\n  - colony: money > 20\n  - province\n');
  const rush = strategy('name: x\nbuy:\n  - gardens\n  - estate\n');
  expect(forColonies(plan, without)).toBe(plan);
  expect(forColonies(knowing, withColonies)).toBe(knowing);
  expect(forColonies(rush, withColonies)).toBe(rush);
});

test('Big Money wins with Colonies against Big Money that does not know them', () => {
  const { wins, losses } = race(
    [strategyBot(forColonies(money, withColonies)), strategyBot(money)],
    withColonies,
    100,
  );
  expect(wins).toBeGreaterThan(1.3 * losses);
});
