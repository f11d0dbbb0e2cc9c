import { Z } from '@provincia/arena';
import type { Frequencies, PlayerStatistics, Result, Results } from './statistics.ts';

/** Values in order, with how often each came: the order in which games were merged must not show. */
export function entriesOf(frequencies: Frequencies): [value: number, count: number][] {
  return Object.entries(frequencies)
    .map(([value, count]): [number, number] => [Number(value), count])
    .sort(([a], [b]) => a - b);
}

function totalOf(frequencies: Frequencies): number {
  return Object.values(frequencies).reduce((sum, count) => sum + count, 0);
}

export function meanOf(frequencies: Frequencies): number {
  return (
    entriesOf(frequencies).reduce((sum, [value, count]) => sum + value * count, 0) / totalOf(frequencies)
  );
}

/** The keys of a record as numbers in order. */
export function numbersOf(record: Record<string, unknown>): number[] {
  return Object.keys(record)
    .map(Number)
    .sort((a, b) => a - b);
}

export function gamesOf({ won, tied, lost }: Result): number {
  return won + tied + lost;
}

export function sumOf(results: Results): Result {
  const sum = { won: 0, tied: 0, lost: 0 };
  for (const { won, tied, lost } of Object.values(results)) {
    sum.won += won;
    sum.tied += tied;
    sum.lost += lost;
  }
  return sum;
}

/** What is left of `all` without `part`. */
export function restOf(all: Result, part: Result): Result {
  return { won: all.won - part.won, tied: all.tied - part.tied, lost: all.lost - part.lost };
}

/** All games of a player: every game has somebody who began. */
export function overall(player: PlayerStatistics): Result {
  return sumOf(player.results.place);
}

/** In how many games the player had this turn. */
export function gamesWithTurn({ turns }: PlayerStatistics, turn: number): number {
  return entriesOf(turns).reduce((sum, [value, count]) => (value >= turn ? sum + count : sum), 0);
}

/** Whether chance alone would hardly ever (1 in 20) make this difference between the wins of two. */
export function isClear(wins: number, otherWins: number): boolean {
  return Math.abs(wins - otherWins) > Z * Math.sqrt(wins + otherWins);
}
