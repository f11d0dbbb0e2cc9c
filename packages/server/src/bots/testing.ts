import type { Plans } from '@provincia/bots';
import { makeLevels } from '@provincia/bots';

/** No printed set of ten: nobody knows beforehand how to play it. */
export const kingdom = 'cellar chapel festival laboratory market moat smithy vassal village witch'.split(' ');

/** What a level would have found out about the kingdom if this were how it wants to play it. */
export function plansOf(level: string, line: string, players = 2): Plans {
  const plans = new Map<string, string>();
  const store = {
    get: (key: string) => {
      plans.set(key, line);
      return line;
    },
    set: () => {},
  };
  makeLevels(store).get(level)?.(kingdom, players);
  return plans;
}

/** Buys Curses and nothing else: nobody would find that by himself. */
export const ONLY_CURSES = 'big-money 99/99 0 0 curse';
/** Sensible, and nobody has to look for it. */
export const SMITHIES = 'big-money 16/14 4 2 smithy:2 gold silver';
