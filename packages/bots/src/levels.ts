import { type Adviser, advised } from './adviser.ts';
import { forColonies } from './colonies.ts';
import { firstHard } from './first/level.ts';
import { withLastResort } from './last-resort.ts';
import { beginnersPlan } from './plan/beginner.ts';
import { findPlan, type PlanBook, type Shipped } from './plan/book.ts';
import { type Plan, strategyOf } from './plan/plan.ts';
import { printed } from './plan/printed.ts';
import { findRepertoire } from './repertoire/book.ts';
import { type KnownPlan, known } from './repertoire/known.ts';
import { closing } from './search/closing.ts';
import type { Effort } from './search/race.ts';
import { thinker } from './search/thinker.ts';
import { strategyBot } from './strategy/bot.ts';

/** Makes a player for a seat of a game with this kingdom and so many players. */
export type Level = (kingdom: readonly string[], players: number) => Adviser;

/** The levels that people can choose, the weakest first. */
export const levelNames = ['easy', 'normal', 'advanced', 'hard'] as const;

/** Those of them that answer at once. The others think. */
export const quickLevels: readonly string[] = ['easy', 'normal'];

/** How long plans are searched for: no longer than it takes to compare the first ones, or so many answers, some seconds. */
const SHORT_SEARCH = 0;
const MIDDLE_SEARCH = 4_000_000;
const LONG_SEARCH = 16_000_000;

const searches: Readonly<Record<string, number>> = { advanced: MIDDLE_SEARCH, hard: LONG_SEARCH };

/** For how many answers the repertoire of a level is bred; one that has none knows the plans of the short search. */
export function searchOf(level: string): number {
  return searches[level] ?? SHORT_SEARCH;
}

/** Thinking that never ends by the clock: the same seed gives the same game, however busy the machine is. */
export const untimed: Partial<Effort> = { milliseconds: Number.POSITIVE_INFINITY };

/**
 * All levels by name: those that people can choose, and `hard-1`, which is the hard level of the first release, to
 * measure others against. What they find out about kingdoms, in a search that is no longer than `most`, goes into the book.
 * Those that think take the effort they are made for, but for what `otherwise` says of it.
 */
export function makeLevels(
  book: PlanBook = new Map<string, string>(),
  shipped: Shipped = printed,
  most = Number.POSITIVE_INFINITY,
  otherwise: Partial<Effort> = {},
): ReadonlyMap<string, Level> {
  const sources = { book, shipped, most };
  const thinking =
    (games: number, effort: Effort): Level =>
    (kingdom, players) => {
      const repertoire = findRepertoire(sources, kingdom, players, games);
      return thinker(() => known(repertoire, kingdom, players), { ...effort, ...otherwise });
    };
  return new Map<string, Level>([
    ['easy', (kingdom) => advised(follower(beginnersPlan(kingdom), kingdom))],
    [
      'normal',
      (kingdom, players) =>
        advised(closing(follower(findPlan(sources, kingdom, players, SHORT_SEARCH).plan, kingdom))),
    ],
    ['advanced', thinking(searchOf('advanced'), { answers: 9000, fewestDeals: 8, milliseconds: 300 })],
    [
      'hard',
      thinking(searchOf('hard'), { answers: 50_000, fewestDeals: 40, firstLook: 16, milliseconds: 1000 }),
    ],
    ['hard-1', (kingdom, players) => firstHard(sources, kingdom, players, otherwise.milliseconds)],
  ]);
}

function follower(plan: Plan, kingdom: readonly string[]) {
  return strategyBot(withLastResort(forColonies(strategyOf(plan), kingdom)));
}

/** The strongest plans that are known for a kingdom: those of level hard. What is not in the book is looked for no longer than `most`. */
export function knownPlans(
  book: PlanBook,
  kingdom: readonly string[],
  players: number,
  most = Number.POSITIVE_INFINITY,
): readonly KnownPlan[] {
  const sources = { book, shipped: printed, most };
  return known(findRepertoire(sources, kingdom, players, LONG_SEARCH), kingdom, players);
}
