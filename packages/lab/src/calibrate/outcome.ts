import type { RunResult } from '../sim/run.ts';
import { type Opponent, opponents, type Trial } from './opponents.ts';
import { addReliability, emptyReliability, type Reliability } from './reliability.ts';

/** How far the chances came true. */
export interface Outcome {
  readonly games: number;
  readonly seconds: number;
  /** Against all opponents. */
  readonly all: Reliability;
  readonly against: Readonly<Record<Opponent, Reliability>>;
}

export function outcomeOf(trials: readonly Trial[], { games, seconds, matches }: RunResult): Outcome {
  const all = emptyReliability();
  const against = { itself: emptyReliability(), normal: emptyReliability(), strategies: emptyReliability() };
  for (const [i, { opponent }] of trials.entries()) {
    const { reliability } = matches[i];
    if (reliability !== null) addReliability(against[opponent], reliability);
  }
  for (const opponent of opponents) addReliability(all, against[opponent]);
  return { games, seconds, all, against };
}
