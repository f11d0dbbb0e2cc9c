import type { MatchResult } from '../sim/results.ts';
import { type Rating, ratings } from './ratings.ts';

/** The places of two players in the list. */
export type Pair = readonly [number, number];

/** One player of a tournament, over all opponents. */
export interface Standing extends Rating {
  /** Its place in the list of players. */
  readonly index: number;
  readonly games: number;
  readonly wins: number;
  readonly ties: number;
  readonly losses: number;
}

/** Everybody against everybody, once. */
export function pairsOf(players: number): Pair[] {
  const pairs: Pair[] = [];
  for (let a = 0; a < players; a++) for (let b = a + 1; b < players; b++) pairs.push([a, b]);
  return pairs;
}

/** How often each player beat each other one, shared victories counted half. */
export function winTable(
  players: number,
  pairs: readonly Pair[],
  results: readonly MatchResult[],
): number[][] {
  const table = Array.from({ length: players }, () => new Array<number>(players).fill(0));
  for (const [i, [a, b]] of pairs.entries()) {
    const [first] = results[i].tally.players;
    table[a][b] = first.wins + first.ties / 2;
    table[b][a] = first.losses + first.ties / 2;
  }
  return table;
}

/** The best first. */
export function standings(
  players: number,
  pairs: readonly Pair[],
  results: readonly MatchResult[],
): Standing[] {
  const all = ratings(winTable(players, pairs, results)).map((rating, index): Standing => {
    let [games, wins, ties, losses] = [0, 0, 0, 0];
    for (const [i, pair] of pairs.entries()) {
      const place = pair.indexOf(index);
      if (place < 0) continue;
      const score = results[i].tally.players[place];
      games += results[i].tally.games;
      wins += score.wins;
      ties += score.ties;
      losses += score.losses;
    }
    return { index, ...rating, games, wins, ties, losses };
  });
  return all.sort((a, b) => b.rating - a.rating);
}
