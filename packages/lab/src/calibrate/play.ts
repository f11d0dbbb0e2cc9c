import type { CommandTranslation } from '@provincia/catalog/command';
import { NO_EXTRAS } from '../sim/recorded-arena.ts';
import { playWatched } from '../sim/watched.ts';
import type { Hands } from '../work/do.ts';
import type { Stated } from './listener.ts';
import { trialsOf } from './opponents.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/** Whose chances are compared with what comes of games, and with which. */
export interface Calibration extends Stated {
  readonly kingdoms: readonly (readonly string[])[];
  /** On each kingdom against each opponent. */
  readonly games: number;
  readonly seed: string;
  readonly hands: Hands;
}

/** How far the chances came true, and of how many games, if Ctrl-C did not end them early. */
export async function playTrials(
  { level, byCoach, kingdoms, games, seed, hands }: Calibration,
  words: CommandTranslation,
  announce: () => void = () => {},
): Promise<{ outcome: Outcome; all: number; stopped: boolean }> {
  const matches = trialsOf(level, kingdoms, games, seed);
  const run = { matches, games: 1, hands, ...NO_EXTRAS, listenTo: { level, byCoach } };
  const result = await playWatched(run, words, announce);
  return { outcome: outcomeOf(matches, result), all: matches.length, stopped: result.stopped };
}
