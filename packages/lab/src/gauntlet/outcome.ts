import { type Interval, wilson } from '@provincia/arena';
import type { Entrant } from '../input/entrant.ts';
import type { RunResult } from '../sim/run.ts';
import type { Ground } from './ground.ts';

/** Games of the level as it saw them. */
export interface Count {
  readonly wins: number;
  readonly ties: number;
  readonly losses: number;
  /** How many of the games that were not tied it won; null if there was none. */
  readonly share: number | null;
}

/** What came of one kingdom. */
interface KingdomOutcome extends Count {
  readonly kingdom: readonly string[];
  readonly opponent: string;
}

/** What came of the whole gauntlet. */
export interface Outcome extends Count {
  readonly kingdoms: readonly KingdomOutcome[];
  /** Of the share: 95%. It is about these kingdoms, not about all there are. */
  readonly interval: Interval;
  /** On how many kingdoms the share was half or more. */
  readonly held: number;
  readonly games: number;
  readonly seconds: number;
}

/** The level is the first player of each match. */
export function outcomeOf(
  grounds: readonly Pick<Ground, 'kingdom'>[],
  opponents: readonly Entrant[],
  { matches, games, seconds }: RunResult,
): Outcome {
  const kingdoms = grounds.map(({ kingdom }, i): KingdomOutcome => {
    const [{ wins, ties, losses }] = matches[i].tally.players;
    return { kingdom, opponent: opponents[i].name, ...counted(wins, ties, losses) };
  });
  const all = counted(
    sum(kingdoms.map(({ wins }) => wins)),
    sum(kingdoms.map(({ ties }) => ties)),
    sum(kingdoms.map(({ losses }) => losses)),
  );
  return {
    kingdoms,
    ...all,
    interval: wilson(all.wins, all.wins + all.losses),
    held: kingdoms.filter(({ share }) => share !== null && share >= 0.5).length,
    games,
    seconds,
  };
}

export function counted(wins: number, ties: number, losses: number): Count {
  const decided = wins + losses;
  return { wins, ties, losses, share: decided === 0 ? null : wins / decided };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
