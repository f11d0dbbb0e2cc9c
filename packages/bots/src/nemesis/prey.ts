import type { Bot } from '@provincia/engine';
import { asBot } from '../adviser.ts';
import { type Level, makeLevels, quickLevels, searchOf, untimed } from '../levels.ts';
import type { PlanBook } from '../plan/book.ts';
import { printed } from '../plan/printed.ts';
import { findRepertoire } from '../repertoire/book.ts';
import type { Rival } from '../repertoire/opponents.ts';
import { seedsFor } from '../repertoire/seeds.ts';
import { closing } from '../search/closing.ts';
import { strategyBot } from '../strategy/bot.ts';
import type { Strategy } from '../strategy/strategy.ts';

/** A level on a kingdom of two players, as somebody meets it who looks for what beats it. */
export interface Prey {
  readonly kingdom: readonly string[];
  /** Strategies to begin with. */
  readonly seeds: readonly Strategy[];
  /** What the level would do without a thought: games against it cost next to nothing. */
  readonly plans: readonly Rival[];
  /** The level itself; one that thinks does so for a moment only. */
  readonly level: Bot;
}

/** Enough to leave a bad plan and to end a game well, and still some games a second. */
const HURRY = { ...untimed, answers: 300, fewestDeals: 3 };

const PLAYERS = 2;

/** What the level finds out about the kingdom goes into the book; that takes a while if it is not there yet. */
export function preyOf(name: string, kingdom: readonly string[], book: PlanBook): Prey {
  const makeLevel = makeLevels(book, printed, undefined, HURRY).get(name) as Level;
  const level = asBot(makeLevel(kingdom, PLAYERS));
  const seeds = seedsFor(kingdom).flat();
  // There is nothing cheaper than a level that does not think.
  if (quickLevels.includes(name)) return { kingdom, seeds, plans: [{ bot: level, weight: 1 }], level };
  const sources = { book, shipped: printed, most: Number.POSITIVE_INFINITY };
  const repertoire = findRepertoire(sources, kingdom, PLAYERS, searchOf(name));
  return {
    kingdom,
    seeds: [...repertoire.map(({ strategy }) => strategy), ...seeds],
    plans: repertoire.map(({ strategy, weight }) => ({ bot: closing(strategyBot(strategy)), weight })),
    level,
  };
}
