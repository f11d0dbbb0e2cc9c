/** How often each value came. All sums are whole numbers, so that no order of adding them changes the result. */
export type Frequencies = Record<string, number>;

export interface Result {
  won: number;
  /** The victory was shared. */
  tied: number;
  lost: number;
}

/** Results of the games that had something in common, by what it was. */
export type Results = Record<string, Result>;

/** What the results are told apart by, apart from the numbers of cards bought. */
export interface Circumstances {
  /** Who began: 1 for the player who had the first turn. */
  place: Results;
  /** How many turns the longest-playing seat had. */
  length: Results;
  /** `provinces`, `piles`, or `unfinished` if it was stopped because it would not end. */
  ending: Results;
  /** The treasure in the first two hands: `3/4`. */
  split: Results;
  /** What was bought in the first two turns, whatever the order: `silver/witch`. */
  opening: Results;
}

export interface PlayerStatistics {
  /** By turn, when it begins. */
  points: Record<string, Frequencies>;
  /** The treasure value of the whole deck, by turn, when it begins. */
  money: Record<string, Frequencies>;
  /** The most coins there were to spend, by turn. */
  coins: Record<string, Frequencies>;
  finalPoints: Frequencies;
  turns: Frequencies;
  /** Points ahead of the best of the others at the end. */
  margin: Frequencies;
  /** Cards bought, by turn. */
  bought: Record<string, Frequencies>;
  results: Circumstances;
  /** Results by card, and by how many of it were bought, where it was at least one. */
  byBought: Record<string, Results>;
  /** How many of each card were owned at the end, in the games won, tied and lost together. */
  deck: Results;
}

/** What happened in some games; plain JSON. */
export interface Statistics {
  games: number;
  /** In the order of the strategies, wherever they sat. */
  players: PlayerStatistics[];
}

export function emptyStatistics(players: number): Statistics {
  return { games: 0, players: Array.from({ length: players }, emptyPlayer) };
}

function emptyPlayer(): PlayerStatistics {
  return {
    points: {},
    money: {},
    coins: {},
    finalPoints: {},
    turns: {},
    margin: {},
    bought: {},
    results: { place: {}, length: {}, ending: {}, split: {}, opening: {} },
    byBought: {},
    deck: {},
  };
}

/** The statistics of the games of both together: of the same strategies on the same kingdom. */
export function mergeStatistics(a: Statistics, b: Statistics): Statistics {
  return {
    games: a.games + b.games,
    players: a.players.map((player, i) => mergePlayers(player, b.players[i])),
  };
}

function mergePlayers(a: PlayerStatistics, b: PlayerStatistics): PlayerStatistics {
  return {
    points: mergeEach(a.points, b.points, addFrequencies),
    money: mergeEach(a.money, b.money, addFrequencies),
    coins: mergeEach(a.coins, b.coins, addFrequencies),
    finalPoints: addFrequencies(a.finalPoints, b.finalPoints),
    turns: addFrequencies(a.turns, b.turns),
    margin: addFrequencies(a.margin, b.margin),
    bought: mergeEach(a.bought, b.bought, addFrequencies),
    results: {
      place: addResults(a.results.place, b.results.place),
      length: addResults(a.results.length, b.results.length),
      ending: addResults(a.results.ending, b.results.ending),
      split: addResults(a.results.split, b.results.split),
      opening: addResults(a.results.opening, b.results.opening),
    },
    byBought: mergeEach(a.byBought, b.byBought, addResults),
    deck: addResults(a.deck, b.deck),
  };
}

/** What either has, and both of them merged where they have the same key. */
function mergeEach<T>(
  a: Record<string, T>,
  b: Record<string, T>,
  merge: (one: T, other: T) => T,
): Record<string, T> {
  const both = { ...a };
  for (const [key, value] of Object.entries(b))
    both[key] = Object.hasOwn(a, key) ? merge(a[key], value) : value;
  return both;
}

function addFrequencies(a: Frequencies, b: Frequencies): Frequencies {
  return mergeEach(a, b, (one, other) => one + other);
}

function addResults(a: Results, b: Results): Results {
  return mergeEach(a, b, (one, other) => ({
    won: one.won + other.won,
    tied: one.tied + other.tied,
    lost: one.lost + other.lost,
  }));
}
