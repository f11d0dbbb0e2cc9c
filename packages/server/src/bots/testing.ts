import { type Findings, makeLevels, type PlanStore } from '@provincia/bots';

/** No printed set of ten: nobody knows beforehand how to play it. But there is not much to find out about it. */
export const kingdom = 'cellar great-hall moat sage scout secret-chamber smithy thief vagrant vassal'.split(
  ' ',
);

/** What a level would have found out about a kingdom if this were how it wants to play it. */
export function plansOf(
  level: string,
  line: string,
  piles: readonly string[] = kingdom,
  players = 2,
): Findings {
  const plans = new Map<string, string>();
  const store = {
    get: (key: string) => {
      plans.set(key, line);
      return line;
    },
    set: () => {},
  };
  makeLevels(store).get(level)?.(piles, players);
  return plans;
}

/** Buys Curses and nothing else: no search would find that. */
export const ONLY_CURSES = 'big-money 99/99 0 0 curse';
/** Possible with any piles. */
const MONEY = 'big-money 16/14 0 0 gold silver';
/** Sensible, and nobody has to look for it. */
export const SMITHIES = 'big-money 16/14 4 2 smithy:2 gold silver';
/** The same for a level that knows several plans. */
export const MANY_SMITHIES = JSON.stringify([
  { weight: 1, results: [0.5], buy: 'province; smithy: own(smithy) < 2; gold; silver' },
]);

/** Knows how the level of those who stand in plays any kingdom: to find that out takes them seconds. */
export const readyPlans: PlanStore = {
  read: async (kingdom) => {
    const plans = [2, 3, 4, 5, 6].map((players) => plansOf('normal', MONEY, kingdom, players));
    return new Map(plans.flatMap((some) => [...some]));
  },
  keep: async () => {},
};
