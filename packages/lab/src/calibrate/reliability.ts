import type { Foresight } from '@provincia/bots';

/** Positions in which about the same chance was stated. */
export interface Bin {
  positions: number;
  /** The sum of the chances that were stated. */
  stated: number;
  /** The sum of what came of them: 1 for a game that was won, a half for one that was shared. */
  won: number;
}

/** How chances that were stated compare with what came of the games. */
export interface Reliability {
  readonly bins: readonly Bin[];
  /** The sum of the squares of the differences, position by position. */
  squares: number;
  /** What came of the games by the lead in points: what can be known without a chance. */
  readonly leads: Map<number, Led>;
  /** What came of the games by what the chances were made of: what can be learned from them. */
  readonly foreseen: Map<string, Foreseen>;
}

/** Positions with the same foresight. */
export interface Foreseen extends Foresight {
  positions: number;
  won: number;
}

/** Positions with the same lead. */
export interface Led {
  positions: number;
  won: number;
  /** The sum of the squares of the results. */
  squares: number;
}

/** Each bin is ten points wide. */
export const BINS = 10;

/** From fewer positions nothing follows. */
export const FEWEST = 200;

export function emptyReliability(): Reliability {
  return {
    bins: Array.from({ length: BINS }, () => ({ positions: 0, stated: 0, won: 0 })),
    squares: 0,
    leads: new Map(),
    foreseen: new Map(),
  };
}

/** Adds a position: what was stated there, what came of the game, and by how many points the player was ahead. */
export function addPosition(reliability: Reliability, chance: number, result: number, lead: number): void {
  // A chance of one belongs to the last bin.
  const bin = reliability.bins[Math.min(BINS - 1, Math.floor(chance * BINS))];
  bin.positions++;
  bin.stated += chance;
  bin.won += result;
  reliability.squares += (chance - result) ** 2;
  addLed(reliability, lead, { positions: 1, won: result, squares: result ** 2 });
}

export function addReliability(sum: Reliability, more: Reliability): void {
  for (const [i, bin] of more.bins.entries()) addBin(sum.bins[i], bin);
  sum.squares += more.squares;
  for (const [lead, led] of more.leads) addLed(sum, lead, led);
  for (const one of more.foreseen.values()) addForeseen(sum, one);
}

/** Adds what the chance of a position was made of. */
export function addForesight(reliability: Reliability, { share, turns }: Foresight, result: number): void {
  addForeseen(reliability, { share, turns: Math.round(turns), positions: 1, won: result });
}

function addForeseen({ foreseen }: Reliability, { positions, won, ...foresight }: Foreseen): void {
  const key = `${foresight.share} ${foresight.turns}`;
  const sum = foreseen.get(key) ?? { ...foresight, positions: 0, won: 0 };
  foreseen.set(key, sum);
  sum.positions += positions;
  sum.won += won;
}

function addLed({ leads }: Reliability, lead: number, { positions, won, squares }: Led): void {
  const sum = leads.get(lead) ?? { positions: 0, won: 0, squares: 0 };
  leads.set(lead, sum);
  sum.positions += positions;
  sum.won += won;
  sum.squares += squares;
}

function addBin(sum: Bin, { positions, stated, won }: Bin): void {
  sum.positions += positions;
  sum.stated += stated;
  sum.won += won;
}

/** Bins, or all of them, on average. */
export interface Verdict {
  readonly positions: number;
  /** The mean of the chances, the share of the games that were won, and by how much that is more; null without positions. */
  readonly stated: number | null;
  readonly won: number | null;
  readonly difference: number | null;
  readonly tooFew: boolean;
}

export function verdictOn({ positions, stated, won }: Bin): Verdict {
  const tooFew = positions < FEWEST;
  if (positions === 0) return { positions, stated: null, won: null, difference: null, tooFew };
  return {
    positions,
    stated: stated / positions,
    won: won / positions,
    difference: (won - stated) / positions,
    tooFew,
  };
}

/** All positions as one bin. */
export function wholeOf({ bins }: Reliability): Bin {
  const whole = { positions: 0, stated: 0, won: 0 };
  for (const bin of bins) addBin(whole, bin);
  return whole;
}

/** The mean square of the differences: 0 for a prophet, 0.25 for whoever always says a half; null without positions. */
export function brierScore(reliability: Reliability): number | null {
  const { positions } = wholeOf(reliability);
  return positions === 0 ? null : reliability.squares / positions;
}
