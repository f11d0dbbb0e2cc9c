/** The share of the time in which the best few meet the level as it is, and the least that is left for the search. */
const TRIALS = 0.15;
const SEARCH = 0.3;

/** What there is time for, in seconds. */
export interface Timetable {
  readonly search: number;
  readonly trials: number;
}

/**
 * How so many seconds are spent, when a game at full thinking takes so long and the last games are played by so many
 * threads. If those leave too little, it takes longer than was said: without a search there is nothing to measure.
 */
export function timetable(
  seconds: number,
  { games, gameSeconds, threads }: { games: number; gameSeconds: number; threads: number },
): Timetable {
  const final = (games * gameSeconds) / threads;
  const trials = TRIALS * seconds;
  return { search: Math.max(SEARCH * seconds, seconds - trials - final), trials };
}
