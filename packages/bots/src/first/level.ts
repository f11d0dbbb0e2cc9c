import type { Adviser } from '../adviser.ts';
import { forColonies } from '../colonies.ts';
import { findPlan, type Sources } from '../plan/book.ts';
import { strategyOf } from '../plan/plan.ts';
import { strategyBot } from '../strategy/bot.ts';
import { shippedStrategy } from '../strategy/shipped.ts';
import type { Strategy } from '../strategy/strategy.ts';
import { thinker } from './thinker.ts';

const GAMES = 60_000;

/**
 * The hard level of the first release, to measure others against: one plan, and rivals who follow it too or play the best
 * strategy of the program. Its judgement is today's.
 */
export function firstHard(
  sources: Sources,
  kingdom: readonly string[],
  players: number,
  milliseconds = 1000,
): Adviser {
  const { plan, strategy } = findPlan(sources, kingdom, players, GAMES);
  const own = forColonies(strategyOf(plan), kingdom);
  const other = strategyBot(forColonies(shippedStrategy(strategy) as Strategy, kingdom));
  return thinker(own, [strategyBot(own), other], { turns: 1500, milliseconds });
}
