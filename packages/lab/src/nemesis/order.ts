import { type Clock, type Hunted, hunt, preyOf } from '@provincia/bots';
import { planCache } from '../input/plan-cache.ts';
import { worthOf } from './pace.ts';

/** What a thread searches for; plain data. */
export interface Order {
  readonly level: string;
  readonly kingdom: readonly string[];
  readonly seed: string;
  readonly length: Length;
}

/** How long: until a moment on the clock of the machine, which all its threads share, or for so many games. */
type Length = { readonly until: number } | { readonly games: number };

/** A search that goes on as long as somebody asks for the next step, until its time is over. */
export function searchFor(order: Order): Generator<void, Hunted> {
  const clock = clockOf(order);
  const prey = preyOf(order.level, order.kingdom, planCache);
  return hunt(prey, order.seed, clock);
}

/** It begins to run now. */
function clockOf({ level, length }: Order): Clock {
  if ('games' in length) return (games, ofLevel) => worthOf(level, games, ofLevel) / length.games;
  const started = Date.now();
  return () => (Date.now() - started) / Math.max(1, length.until - started);
}
