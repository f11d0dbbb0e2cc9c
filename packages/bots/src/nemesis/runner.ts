import { type Runner, surely } from '../plan/runner.ts';
import { strategyBot } from '../strategy/bot.ts';
import type { Strategy } from '../strategy/strategy.ts';

/** A strategy in the race. */
export interface Descendant extends Runner {
  readonly strategy: Strategy;
  /** The number of the strategy from which it descends. */
  readonly family: number;
}

/** It plays as its text would: no better, though one could end games better. */
export function runnerWith(strategy: Strategy, family: number): Descendant {
  return { strategy, bot: strategyBot(strategy), family, rounds: 0, score: 0 };
}

/** The same before others. */
export function anew({ strategy, bot, family }: Descendant): Descendant {
  return { strategy, bot, family, rounds: 0, score: 0 };
}

/** The best so many; those of a family beyond so many of it come last, so that there are others too. */
export function best(
  runners: readonly Descendant[],
  wanted: number,
  ofFamily = Number.POSITIVE_INFINITY,
): Descendant[] {
  const seen = new Map<number, number>();
  const [within, beyond]: Descendant[][] = [[], []];
  for (const runner of [...runners].sort((a, b) => surely(b) - surely(a))) {
    const count = seen.get(runner.family) ?? 0;
    seen.set(runner.family, count + 1);
    (count < ofFamily ? within : beyond).push(runner);
  }
  return [...within, ...beyond].slice(0, wanted);
}
