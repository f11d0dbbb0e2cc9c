import type { Game } from '@provincia/engine';
import type { Opinion } from '../adviser.ts';
import { known } from '../repertoire/known.ts';
import type { Strategy } from '../strategy/strategy.ts';
import { strategy } from '../strategy/testing.ts';
import type { Effort } from './race.ts';
import { thinker } from './thinker.ts';

/** However slow the machine is: what comes of it must not depend on that. */
export const effort: Effort = {
  answers: 2000,
  fewestDeals: 8,
  milliseconds: Number.POSITIVE_INFINITY,
};
/** A plan that buys the first of these that it can, and plays the first of those. */
export const planTo = (buy: readonly string[], play: readonly string[] = []): Strategy =>
  strategy(
    [
      'name: plan',
      'buy:',
      ...buy.map((pile) => `  - ${pile}`),
      ...(play.length > 0 ? ['play:', ...play.map((card) => `  - ${card}`)] : []),
    ].join('\n'),
  );

/** A deck in the middle of a game. */
export const rich = [
  'gold',
  'gold',
  'silver',
  'silver',
  'silver',
  'copper',
  'copper',
  'copper',
  'estate',
  'smithy',
];

/** Somebody who knows one plan, or several of which the first is the usual one. */
export function mind(plans: readonly Strategy[], { setup }: Pick<Game, 'setup'>, how: Effort) {
  const repertoire = plans.map((strategy, i) => ({
    strategy,
    weight: i === 0 ? 1 : 0,
    results: plans.map(() => 0.5),
  }));
  return thinker(() => known(repertoire, setup.kingdom, setup.players), how);
}

export function opinion(plan: Strategy | readonly Strategy[], game: Game, how = effort): Opinion {
  if (game.decision === null) throw new Error('nothing is asked');
  const plans = 'buy' in plan ? [plan] : plan;
  return mind(plans, game, how)(game.decision, game.view(game.decision.player));
}
