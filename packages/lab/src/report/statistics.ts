/** How often each value came. All sums are whole numbers, so that no order of adding them changes the result. */
export type Tally = Record<string, number>;

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
  /** `provinces`, `piles`, or `unfinished` if it was broken off because it would not end. */
  ending: Results;
  /** The treasure in the first two hands: `3/4`. */
  split: Results;
  /** What was bought in the first two turns, whatever the order: `silver/witch`. */
  opening: Results;
}

export interface PlayerStatistics {
  /** By turn, when it begins. */
  points: Record<string, Tally>;
  /** The treasure value of the whole deck, by turn, when it begins. */
  money: Record<string, Tally>;
  /** The most coins there were to spend, by turn. */
  coins: Record<string, Tally>;
  finalPoints: Tally;
  turns: Tally;
  /** Points ahead of the best of the others at the end. */
  margin: Tally;
  /** Cards bought, by turn. */
  bought: Record<string, Tally>;
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
  const players = a.players.map((player, i) =>
    sum(player as unknown as Sums, b.players[i] as unknown as Sums),
  );
  return { games: a.games + b.games, players: players as unknown as PlayerStatistics[] };
}

/** Every part of the statistics is either a sum or a record of such parts, so that adding them needs no names. */
interface Sums {
  [key: string]: number | Sums;
}

function sum(a: Sums, b: Sums): Sums {
  const both: Sums = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const other = both[key];
    if (typeof value === 'number') both[key] = ((other as number | undefined) ?? 0) + value;
    else both[key] = sum((other as Sums | undefined) ?? {}, value);
  }
  return both;
}
