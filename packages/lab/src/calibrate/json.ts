import { opponents } from './opponents.ts';
import type { Outcome } from './outcome.ts';
import { BINS, brierScore, type Reliability, verdictOn, wholeOf } from './reliability.ts';
import { simpleScores } from './simple.ts';

/** What `provincia calibrate --json` prints. */
export function calibrateJson({ level, seed }: { level: string; seed: string }, outcome: Outcome): object {
  const { games, seconds, all, against } = outcome;
  return {
    level,
    seed,
    games,
    seconds,
    ...reliabilityJson(all),
    opponents: opponents.map((opponent) => ({ against: opponent, ...reliabilityJson(against[opponent]) })),
  };
}

function reliabilityJson(reliability: Reliability): object {
  const { tooFew, ...whole } = verdictOn(wholeOf(reliability));
  return {
    ...whole,
    brier: brierScore(reliability),
    simple: simpleScores(reliability),
    bins: reliability.bins.map((bin, i) => ({ from: i / BINS, to: (i + 1) / BINS, ...verdictOn(bin) })),
  };
}
