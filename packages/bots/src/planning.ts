import { type Level, makeLevels } from './levels.ts';
import type { PlanStore } from './plan/book.ts';

/** What levels have found out about a kingdom, by keys of their own. */
export type Plans = ReadonlyMap<string, string>;

/** What a level plays: it may want to know this kingdom better before it begins. */
export interface Assignment {
  readonly level: string;
  readonly kingdom: readonly string[];
  readonly players: number;
}

/** What a level wants to know about a kingdom: seconds of work. */
export function planFor({ level, kingdom, players }: Assignment): Plans {
  const found = new Map<string, string>();
  levelCalled(level, found)(kingdom, players);
  return found;
}

/** Whether a level knows all it wants to; what it cannot read, as of a version long ago, is not known. */
export function isPlanned({ level, kingdom, players }: Assignment, plans: Plans): boolean {
  const get = (key: string) => {
    const line = plans.get(key);
    if (line === undefined) throw new RangeError(`nothing is known of ${key}`);
    return line;
  };
  try {
    levelCalled(level, { get, set: () => {} })(kingdom, players);
    return true;
  } catch {
    return false;
  }
}

export function levelCalled(name: string, plans: PlanStore): Level {
  const level = makeLevels(plans).get(name);
  if (level === undefined) throw new RangeError(`there is no level "${name}"`);
  return level;
}
