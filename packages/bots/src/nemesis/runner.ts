import type { Bot } from '@provincia/engine';
import { strategyBot } from '../strategy/bot.ts';
import type { Strategy } from '../strategy/strategy.ts';

/** A strategy in the race, and what came of the rounds it has played. */
export interface Runner {
  readonly strategy: Strategy;
  readonly bot: Bot;
  /** The number of the strategy from which it descends. */
  readonly family: number;
  rounds: number;
  score: number;
}

/** It plays as its text would: no better, though one could end games better. */
export function runnerWith(strategy: Strategy, family: number): Runner {
  return { strategy, bot: strategyBot(strategy), family, rounds: 0, score: 0 };
}

/** The same before others. */
export function anew({ strategy, bot, family }: Runner): Runner {
  return { strategy, bot, family, rounds: 0, score: 0 };
}

/** About how far the results of rounds are apart. */
const SPREAD = 0.23;

export function meanOf({ rounds, score }: Runner): number {
  return score / rounds;
}

/** What a runner is worth at least, as far as one knows: few rounds may have been lucky ones. */
function surely(runner: Runner): number {
  return runner.rounds === 0 ? -1 : meanOf(runner) - SPREAD / Math.sqrt(runner.rounds);
}

/** What it may well be worth: few rounds may have been unlucky ones. */
export function hopefully(runner: Runner): number {
  return meanOf(runner) + SPREAD / Math.sqrt(runner.rounds);
}

/** The best so many; those of a family beyond so many of it come last, so that there are others too. */
export function best(
  runners: readonly Runner[],
  wanted: number,
  ofFamily = Number.POSITIVE_INFINITY,
): Runner[] {
  const seen = new Map<number, number>();
  const [within, beyond]: Runner[][] = [[], []];
  for (const runner of [...runners].sort((a, b) => surely(b) - surely(a))) {
    const count = seen.get(runner.family) ?? 0;
    seen.set(runner.family, count + 1);
    (count < ofFamily ? within : beyond).push(runner);
  }
  return [...within, ...beyond].slice(0, wanted);
}
