import type { Extras } from './arena.ts';
import type { Match } from './match.ts';

/** What every thread is told when it starts. */
export interface ThreadOrders extends Extras {
  readonly matches: readonly Match[];
}

/** What a thread says once it has loaded everything. */
export const READY = 'ready';
