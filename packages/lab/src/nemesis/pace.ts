import { quickLevels } from '@provincia/bots';

/**
 * What a usual core does: by this minutes are counted in games where the clock of no machine may matter. A search then
 * finds the same wherever it is done, and however busy that machine is.
 */
const GAMES_A_SECOND = 2000;

/** A game against a level that thinks, in a hurry, takes as long as so many games of strategies. */
const THOUGHT = 500;

/** How long a game takes in which a level thinks as long as it does, and one in which nobody thinks. */
const THOUGHTFUL_SECONDS = 0.5;
const QUICK_SECONDS = 0.0005;

/** How many games a search of so many seconds has, counted in games of strategies. */
export function gamesIn(seconds: number): number {
  return Math.ceil(GAMES_A_SECOND * seconds);
}

/** Games in which so many were against the level itself, counted in games of strategies. */
export function worthOf(level: string, games: number, ofLevel: number): number {
  return quickLevels.includes(level) ? games : games + (THOUGHT - 1) * ofLevel;
}

export function usualGameSeconds(level: string): number {
  return quickLevels.includes(level) ? QUICK_SECONDS : THOUGHTFUL_SECONDS;
}
