/** Who plays: a strategy that comes with the program, a level, or a text. Plain data, from which any worker makes the bot. */
export type Contestant = { readonly id: string } | { readonly level: string } | { readonly text: string };

/** Games of two on one kingdom. They begin in turn. */
export interface Match {
  readonly players: readonly [Contestant, Contestant];
  readonly kingdom: readonly string[];
  readonly seed: string;
}

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
  readonly players: readonly [Score, Score];
  /** How often the one who began won, alone or not. */
  firstWins: number;
  byProvinces: number;
  byPiles: number;
  /** Games that would not end and were broken off. */
  brokenOff: number;
  /** By how many points the first player was ahead, and how often. */
  readonly margins: Map<number, number>;
  /** How many turns the longer of the two had, and how often. */
  readonly lengths: Map<number, number>;
}

export function emptyTally(): Tally {
  return {
    games: 0,
    players: [emptyScore(), emptyScore()],
    firstWins: 0,
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

/** Adds the games of another tally. */
export function addTally(tally: Tally, more: Tally): void {
  tally.games += more.games;
  tally.firstWins += more.firstWins;
  tally.byProvinces += more.byProvinces;
  tally.byPiles += more.byPiles;
  tally.brokenOff += more.brokenOff;
  for (const [i, score] of tally.players.entries()) addScore(score, more.players[i]);
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

export function addCount(counts: Map<number, number>, value: number, count: number): void {
  counts.set(value, (counts.get(value) ?? 0) + count);
}
