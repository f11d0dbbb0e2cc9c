import { expect, test } from 'vitest';
import { strategyBot } from './bot.ts';
import { shippedStrategies } from './shipped.ts';
import type { Strategy } from './strategy.ts';
import { kingdomWith, race } from './testing.ts';

/** What other simulators find, in percent, to one digit: wins against Big Money, losses, ties; the seats alternate. */
const known = [
  ['smithy', { wins: 60.1, losses: 12.4, ties: 27.6 }],
  ['double-witch', { wins: 95.5, losses: 4.5, ties: 0 }],
  ['big-money-ultimate', { wins: 80.7, losses: 16.2, ties: 3.1 }],
] as const;

const GAMES = 5000;
const ROUNDING = 0.05;

/** Four standard errors of a share in percent, around what it may have been before it was rounded. */
function tolerance(percent: number): number {
  const share = Math.max(percent, ROUNDING) / 100;
  return ROUNDING + 400 * Math.sqrt((share * (1 - share)) / GAMES);
}

test.each(known)('%s against Big Money comes out as elsewhere', (id, expected) => {
  const strategies = shippedStrategies();
  const challenger = strategies.get(id) as Strategy;
  const bots = [strategyBot(challenger), strategyBot(strategies.get('big-money') as Strategy)] as const;
  const counts = race(bots, kingdomWith(challenger.piles), GAMES);
  for (const key of ['wins', 'losses', 'ties'] as const) {
    const percent = (counts[key] * 100) / GAMES;
    expect(Math.abs(percent - expected[key]), `${key}: ${percent}`).toBeLessThan(tolerance(expected[key]));
  }
});
