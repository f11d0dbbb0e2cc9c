import { type Chance, measureChance } from './chance.ts';
import { type Comparison, compare, type Disagreement } from './compare.ts';
import { measureCopying } from './copying.ts';
import { mirror, mirrorWithoutMerchant, twoSmithies } from './matches.ts';
import type { Measured } from './measure.ts';
import type { Options } from './options.ts';
import { measurePacking, type Packing } from './packing.ts';
import { measureResuming, type Resuming } from './resuming.ts';
import { measureSpeeds, type Speed } from './speeds.ts';

export interface Benchmark {
  readonly comparisons: readonly Comparison[];
  readonly speeds: readonly Speed[];
  /** Nanoseconds per copy of a game of two and of six players. */
  readonly copying: { readonly two: Measured; readonly six: Measured };
  readonly resuming: Resuming;
  readonly packing: Packing;
  readonly chance: Chance;
  /** The part of an engine game that goes into the generator. */
  readonly chanceShare: number;
}

/** Measures everything; stops at the first game that the engine and the bare loop do not play alike. */
export function bench({ games, seconds }: Options): Benchmark | Disagreement {
  const comparisons: Comparison[] = [];
  for (const match of [mirror, twoSmithies, mirrorWithoutMerchant]) {
    const compared = compare(match, games, seconds);
    if ('seed' in compared) return compared;
    comparisons.push(compared);
  }
  const short = seconds / 5;
  const chance = measureChance(mirror, short);
  return {
    comparisons,
    speeds: measureSpeeds(games, seconds / 2),
    copying: { two: measureCopying(2, short), six: measureCopying(6, short) },
    resuming: measureResuming(seconds / 2),
    packing: measurePacking(),
    chance,
    chanceShare: (chance.perGame.best * comparisons[0].engine.best) / 1e6,
  };
}
