/**
 * Where the seeds of each part of a run begin, among those that the seed of the run draws: the games that are measured in
 * the end are others than those by which anything was chosen. The first one draws the kingdom, if it is a random one.
 */
export const SEEDS = { hunts: 1, timing: 1000, trials: 2000, final: 3000 } as const;
