import { type Hunted, hunt, preyOf } from '@provincia/bots';
import { planCache } from '../input/plan-cache.ts';

/** What a thread searches for; plain data. */
export interface Order {
  readonly level: string;
  readonly kingdom: readonly string[];
  readonly seed: string;
  /** When to be done, on the clock of the machine, which all threads share. */
  readonly until: number;
}

/** A search that goes on as long as somebody asks for the next step, until its time is over. */
export function searchFor({ level, kingdom, seed, until }: Order): Generator<void, Hunted> {
  const started = Date.now();
  const prey = preyOf(level, kingdom, planCache);
  return hunt(prey, seed, () => (Date.now() - started) / Math.max(1, until - started));
}
