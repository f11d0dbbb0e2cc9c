import { improveRepertoire, makeLevels, printed, searchOf } from '@provincia/bots';

const PLAYERS = 2;

export interface PlanOrders {
  /** With how many more answers the repertoires of level hard are bred on; null if they stay as they are. */
  readonly further: number | null;
}

/** Lines of a plan book by their keys, in the order in which the levels asked for them. */
export type FoundPlans = ReadonlyMap<string, string>;

/** The plans that all levels need for a kingdom. What is shipped already is kept, or bred on. */
export function findPlans(kingdom: readonly string[], { further }: PlanOrders): FoundPlans {
  const found = new Map<string, string>();
  const book = {
    get(key: string) {
      const line = found.get(key) ?? printed[key];
      if (line !== undefined) found.set(key, line);
      return line;
    },
    set: (key: string, line: string) => found.set(key, line),
  };
  for (const make of makeLevels(book, {}).values()) make(kingdom, PLAYERS);
  if (further !== null) improveRepertoire(book, kingdom, PLAYERS, searchOf('hard'), further);
  return found;
}
