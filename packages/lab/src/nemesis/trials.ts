import type { RunChance } from '@provincia/arena';
import type { CommandTranslation } from '@provincia/catalog/command';
import type { Entrant } from '../input/entrant.ts';
import type { LabMatch } from '../sim/match.ts';
import { NO_EXTRAS } from '../sim/recorded-arena.ts';
import { playWatched } from '../sim/watched.ts';
import type { Hands } from '../work/do.ts';
import { SEEDS } from './seeds.ts';

/** Who is met, and what there is to find out how well. */
export interface Trials {
  readonly level: Entrant;
  readonly kingdom: readonly string[];
  readonly chance: RunChance;
  readonly hands: Hands;
  /** How many games there is time for. */
  readonly games: number;
}

interface Tried<Candidate> {
  readonly player: Candidate;
  won: number;
  games: number;
}

/** Fewer games tell nothing, more are not needed to choose. */
const FEWEST = 4;
const MOST = 2000;

/**
 * The best of the candidates against the level as it is: all play, the better half plays on, until one is left. If there
 * is no time for all, those that come first. Null if Ctrl-C was pressed.
 */
export async function bestOf<Candidate extends Entrant>(
  candidates: readonly Candidate[],
  trials: Trials,
  words: CommandTranslation,
): Promise<Candidate | null> {
  const { hands, games: most } = trials;
  // As many games again as in the first round are played in all that follow.
  const affordable = Math.floor(most / (2 * FEWEST));
  const first = candidates.slice(0, Math.max(2, affordable));
  const rounds = Math.ceil(Math.log2(first.length));
  let left = first.map((player): Tried<Candidate> => ({ player, won: 0, games: 0 }));
  for (let round = 0; left.length > 1; round++) {
    const each = most / (rounds * left.length);
    const matches = left.map(({ player }) => matchOf(player, trials, round));
    const games = evenly(Math.min(MOST, Math.max(FEWEST, each)));
    const result = await playWatched({ matches, games, hands, ...NO_EXTRAS }, words);
    if (result.stopped) return null;
    for (const [i, one] of left.entries()) {
      const [{ wins, ties }] = result.matches[i].tally.players;
      one.won += wins + ties / 2;
      one.games += games;
    }
    left.sort((a, b) => b.won / b.games - a.won / a.games);
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  return left[0].player;
}

/** Everybody begins as often. */
function evenly(games: number): number {
  return 2 * Math.floor(games / 2);
}

/** All candidates get the same deals, in each round others. */
function matchOf(player: Entrant, { level, kingdom, chance }: Trials, round: number): LabMatch {
  const seed = chance.seedOf(SEEDS.trials + round);
  return { players: [player, level], kingdom, seating: 'alternate', seed };
}
