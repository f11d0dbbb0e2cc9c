import type { Outcome } from '@provincia/engine';

/** Sums over games. A win is a victory alone, a tie a shared one, all else a loss. */
export interface Score {
  wins: number;
  ties: number;
  losses: number;
  points: number;
  turns: number;
}

/** What came of some games. All of it whole numbers, so that no order of adding them changes the result. */
export interface Tally {
  games: number;
  /** In the order in which they were named. */
  readonly players: readonly Score[];
  /** In the order of the turns. */
  readonly seats: readonly Score[];
  byProvinces: number;
  byPiles: number;
  /** Games that would not end and were stopped. */
  brokenOff: number;
  /** By how many points the player named first was ahead of the best of the others, and how often. */
  readonly margins: Map<number, number>;
  /** How many turns the seat with the most of them had, and how often. */
  readonly lengths: Map<number, number>;
}

export function emptyTally(players: number): Tally {
  return {
    games: 0,
    players: Array.from({ length: players }, emptyScore),
    seats: Array.from({ length: players }, emptyScore),
    byProvinces: 0,
    byPiles: 0,
    brokenOff: 0,
    margins: new Map(),
    lengths: new Map(),
  };
}

function emptyScore(): Score {
  return { wins: 0, ties: 0, losses: 0, points: 0, turns: 0 };
}

/** Counts one game; `seats` says which player sat in each seat. */
export function count(tally: Tally, outcome: Outcome, seats: readonly number[]): void {
  tally.games++;
  if (!outcome.finished) tally.brokenOff++;
  else if (outcome.byProvinces) tally.byProvinces++;
  else tally.byPiles++;
  for (let seat = 0; seat < seats.length; seat++) {
    countSeat(tally.seats[seat], outcome, seat);
    countSeat(tally.players[seats[seat]], outcome, seat);
  }
  addCount(tally.margins, leadOf(seats.indexOf(0), outcome.points), 1);
  addCount(tally.lengths, Math.max(...outcome.turns), 1);
}

function countSeat(score: Score, { winners, points, turns }: Outcome, seat: number): void {
  if (!winners.includes(seat)) score.losses++;
  else if (winners.length > 1) score.ties++;
  else score.wins++;
  score.points += points[seat];
  score.turns += turns[seat];
}

function leadOf(seat: number, points: readonly number[]): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < points.length; other++) {
    if (other !== seat && points[other] > best) best = points[other];
  }
  return points[seat] - best;
}

/** Adds the games of another tally. */
export function addTally(tally: Tally, more: Tally): void {
  tally.games += more.games;
  tally.byProvinces += more.byProvinces;
  tally.byPiles += more.byPiles;
  tally.brokenOff += more.brokenOff;
  for (const [i, score] of tally.players.entries()) addScore(score, more.players[i]);
  for (const [i, score] of tally.seats.entries()) addScore(score, more.seats[i]);
  for (const [value, count] of more.margins) addCount(tally.margins, value, count);
  for (const [value, count] of more.lengths) addCount(tally.lengths, value, count);
}

function addScore(score: Score, more: Score): void {
  score.wins += more.wins;
  score.ties += more.ties;
  score.losses += more.losses;
  score.points += more.points;
  score.turns += more.turns;
}

function addCount(counts: Map<number, number>, value: number, count: number): void {
  counts.set(value, (counts.get(value) ?? 0) + count);
}
