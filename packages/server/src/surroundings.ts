import type { Care, PlanStore } from '@provincia/bots';
import { cares } from '@provincia/coach';
import type { RulesVersion } from '@provincia/engine';
import type { ThinkingThreads } from './bots/pool.ts';
import { newSeed } from './secrets.ts';

/** What a server takes from the world around it. A test passes its own, so that every run is the same. */
export interface Surroundings {
  /** For the shuffles of a new game, and for a kingdom that is drawn. */
  readonly newSeed: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The versions of the rules that there have been, and which of them it plays. */
  readonly rules?: readonly RulesVersion[];
  /** Where bots think, if not in threads of this server alone. */
  readonly thinking?: ThinkingThreads;
  /** How thoroughly games are reviewed. */
  readonly cares: Readonly<Record<'first' | 'close', Care>>;
  /** The level that everybody meets in the daily kingdom. */
  readonly dailyLevel: string;
  /** Where plans of bots are kept, if not in the database. */
  readonly plans?: PlanStore;
  /** How often due jobs are looked for, in milliseconds, if not as often as usual. */
  readonly jobsEvery?: number;
  /** Whether push services may be on this machine, without encryption. */
  readonly localPush?: boolean;
}

export const realSurroundings: Surroundings = { newSeed, now: Date.now, cares, dailyLevel: 'hard' };
