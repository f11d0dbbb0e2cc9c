import { shippedIds } from '../strategy/shipped.ts';
import { read, written } from './notation.ts';
import type { Plan } from './plan.ts';
import { Planner } from './planner.ts';

/** Plans by their keys: a map, or something that outlives the program. */
export interface PlanBook {
  get(key: string): string | undefined;
  /** `isFinal` is false if more games were asked for than were played. */
  set(key: string, line: string, isFinal: boolean): unknown;
}

/** Plans that come with the program. */
export type Shipped = Readonly<Record<string, string>>;

/** What is known of a kingdom: how to play it, and which of the strategies of the program others might well follow. */
export interface Known {
  readonly plan: Plan;
  readonly strategy: string;
}

/** Where to look before something is searched for, and how long to search at most: in games, or in answers. */
export interface Sources {
  readonly book: PlanBook;
  readonly shipped: Shipped;
  readonly most: number;
}

/**
 * The best plan found in so many games of two; with more players each game takes longer, and there are fewer. A plan that
 * is not known is searched for, which takes a while, and noted in the book.
 */
export function findPlan(
  { book, shipped, most }: Sources,
  kingdom: readonly string[],
  players: number,
  games: number,
): Known {
  const key = keyOf(EDITION, kingdom, players, games);
  const line = shipped[key] ?? book.get(key);
  const known = line === undefined ? null : knownFrom(line);
  if (known !== null) return known;
  const { plan, strategy } = search(kingdom, players, Math.min(games, most));
  book.set(key, `${strategy} ${written(plan)}`, games <= most);
  return { plan, strategy };
}

/** Plans of another edition of the planner are not looked at: this one would find others. */
const EDITION = 'plan2';

/** What was found in so many games, by which edition. */
export function keyOf(edition: string, kingdom: readonly string[], players: number, games: number): string {
  return [edition, players, games, ...[...kingdom].sort()].join(' ');
}

/** First the strategy, then the plan; null if it cannot be read, as a file that somebody damaged. */
function knownFrom(line: string): Known | null {
  const end = line.indexOf(' ');
  const strategy = line.slice(0, end);
  if (!shippedIds().includes(strategy)) return null;
  try {
    return { strategy, plan: read(line.slice(end + 1)) };
  } catch {
    return null;
  }
}

function search(kingdom: readonly string[], players: number, games: number): Known {
  const planner = new Planner(kingdom, players);
  planner.improve((games * 2) / players);
  return planner;
}
