import type { LabMatch } from './match.ts';
import type { Extras } from './recorded-arena.ts';

/** What every thread is told when it starts. */
export interface ThreadOrders extends Extras {
  readonly matches: readonly LabMatch[];
  readonly games: number;
}

/** What a thread says once it has loaded everything. */
export const READY = 'ready';
