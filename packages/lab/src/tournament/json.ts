import type { RunResult } from '../sim/run.ts';
import type { Pair, Standing } from './standings.ts';

/** What `provincia tournament --json` prints: the players from the best on, and the pairs. */
export function tournamentJson(
  { games, gamesPerSecond, matches }: RunResult,
  names: readonly string[],
  pairs: readonly Pair[],
  standings: readonly Standing[],
): object {
  return {
    games,
    gamesPerSecond,
    players: standings.map(({ index, ...standing }) => ({ name: names[index], ...standing })),
    pairs: pairs.map(([a, b], i) => {
      const [{ wins, ties, losses }] = matches[i].tally.players;
      return { players: [names[a], names[b]], wins, ties, losses };
    }),
  };
}
