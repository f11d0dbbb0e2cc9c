import type { Bot } from '@provincia/engine';

/** Somebody in a race, and what came of the rounds it has played. */
export interface Runner {
  readonly bot: Bot;
  rounds: number;
  score: number;
}

/** About how far the results of rounds are apart. */
const SPREAD = 0.23;

/** What a runner has got in a round, on the average. */
export function meanOf({ score, rounds }: Runner): number {
  return score / rounds;
}

/** What it is worth at least, as far as one knows: few rounds may have been lucky ones. */
export function surely(runner: Runner): number {
  return runner.rounds === 0 ? -1 : meanOf(runner) - SPREAD / Math.sqrt(runner.rounds);
}

/** What it may well be worth: few rounds may have been unlucky ones. */
export function hopefully(runner: Runner): number {
  return meanOf(runner) + SPREAD / Math.sqrt(runner.rounds);
}
