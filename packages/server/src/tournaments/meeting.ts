/**
 * How a meeting of two entrants ended. None: nobody has won, because both are gone. A bye is a round in which nobody was
 * left to play against; half a bye is a round that somebody missed who came later.
 */
export type Outcome = 'first' | 'second' | 'shared' | 'none' | 'bye' | 'half-bye';

/** One game of a tournament, or what stands in its place. Entrants are known by their numbers. */
export interface Meeting {
  readonly round: number;
  readonly board: number;
  /** 2 for the game that follows a shared victory in a knock-out. */
  readonly game: number;
  /** Who begins. */
  readonly first: number;
  /** Null where there is nobody to play against. */
  readonly second: number | null;
  /** Null while it is being played. */
  readonly outcome: Outcome | null;
  /** Whether it was decided because somebody did not come. */
  readonly forfeit: boolean;
}

/** Two who play each other next, the one who begins first; or somebody who has nobody to play against. */
export interface Pair {
  readonly first: number;
  readonly second: number | null;
}

/** Whether both have played: only such a meeting counts as one of who begins and of opponents. */
export function isPlayed({ second, outcome, forfeit }: Meeting): boolean {
  return second !== null && outcome !== null && outcome !== 'none' && !forfeit;
}

export function isOf({ first, second }: Pick<Meeting, 'first' | 'second'>, n: number): boolean {
  return first === n || second === n;
}

export function opponentOf({ first, second }: Pick<Meeting, 'first' | 'second'>, n: number): number | null {
  return first === n ? second : first;
}

/** 1 for a win, a half for a shared victory; null while it is being played, and where nobody was met. */
export function shareOf({ first, second, outcome }: Meeting, n: number): number | null {
  if (second === null || outcome === null) return null;
  if (outcome === 'shared') return 0.5;
  if (outcome === 'none') return 0;
  return (outcome === 'first' ? first : second) === n ? 1 : 0;
}
