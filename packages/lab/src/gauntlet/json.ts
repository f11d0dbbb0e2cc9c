import type { Count, Outcome } from './outcome.ts';

/** What was asked for. */
interface Asked {
  readonly level: string;
  readonly against: string;
  readonly seed: string;
}

/** What `provincia gauntlet --json` prints. */
export function gauntletJson({ level, against, seed }: Asked, outcome: Outcome): object {
  const { interval, held, games, seconds, kingdoms } = outcome;
  return {
    level,
    against,
    seed,
    games,
    seconds,
    ...countJson(outcome),
    interval,
    held,
    kingdoms: kingdoms.map((each) => ({
      cards: each.kingdom,
      opponent: each.opponent,
      ...countJson(each),
    })),
  };
}

function countJson({ wins, ties, losses, share }: Count): Count {
  return { wins, ties, losses, share };
}
