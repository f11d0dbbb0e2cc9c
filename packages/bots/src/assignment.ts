import { type Level, makeLevels } from './levels.ts';
import type { PlanBook } from './plan/book.ts';
import { printed } from './plan/printed.ts';

/** What levels have found out about a kingdom, by keys of their own. */
export type Findings = ReadonlyMap<string, string>;

/** What a level plays: it may want to know this kingdom better before it begins. */
export interface Assignment {
  readonly level: string;
  readonly kingdom: readonly string[];
  readonly players: number;
}

/** How far to look: for something to begin with, in a second or two, or for all that a level wants to know. */
export type Depth = 'first' | 'whole';

export interface Found {
  readonly plans: Findings;
  /** Whether a level wants to know no more than this. */
  readonly isWhole: boolean;
}

/** Finds out about a kingdom for a level: work that should not keep anybody waiting. */
export function planFor({ level, kingdom, players }: Assignment, depth: Depth): Found {
  const plans = new Map<string, string>();
  let isWhole = true;
  const store: PlanBook = {
    get: (key) => plans.get(key),
    set(key, line, isFinal) {
      plans.set(key, line);
      isWhole &&= isFinal;
    },
  };
  levelCalled(level, store, depth === 'first' ? 0 : undefined)(kingdom, players);
  return { plans, isWhole };
}

/** Whether a level knows all it wants to; what it cannot read, as of a version long ago, is not known. */
export function isPlanned({ level, kingdom, players }: Assignment, plans: Pick<PlanBook, 'get'>): boolean {
  const get = (key: string) => {
    const line = plans.get(key);
    if (line === undefined) throw new RangeError(`nothing is known of ${key}`);
    return line;
  };
  const set = (key: string) => {
    throw new RangeError(`what is known of ${key} cannot be read`);
  };
  try {
    levelCalled(level, { get, set }, 0)(kingdom, players);
    return true;
  } catch {
    return false;
  }
}

/** The level with this name; it searches for plans no longer than `most`. */
export function levelCalled(name: string, plans: PlanBook, most?: number): Level {
  const level = makeLevels(plans, printed, most).get(name);
  if (level === undefined) throw new RangeError(`there is no level "${name}"`);
  return level;
}
