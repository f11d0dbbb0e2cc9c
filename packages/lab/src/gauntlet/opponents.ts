import { shippedStrategies } from '@provincia/bots';
import { type Contestant, contestantCalled } from '../input/contestant.ts';
import type { Match } from '../sim/match.ts';
import type { MatchResult } from '../sim/results.ts';
import { type Pair, pairsOf, winTable } from '../tournament/standings.ts';
import type { Ground } from './ground.ts';

/** Everybody against everybody on one kingdom. */
interface Tournament {
  readonly players: readonly Contestant[];
  readonly pairs: readonly Pair[];
}

/** On each kingdom a tournament of the strategies of the program that fit it, to find the best of them. */
export class Tournaments {
  readonly matches: readonly Match[];
  readonly #each: readonly Tournament[];

  constructor(grounds: readonly Ground[]) {
    this.#each = grounds.map(({ kingdom }) => {
      const players = fitting(kingdom);
      return { players, pairs: pairsOf(players.length) };
    });
    this.matches = this.#each.flatMap(({ players, pairs }, i) =>
      pairs.map((pair): Match => {
        const both = pair.map((index) => players[index]);
        const { kingdom, tournamentSeed } = grounds[i];
        return { players: both, kingdom, seating: 'alternate', seed: tournamentSeed };
      }),
    );
  }

  /** Who won most of the games on each kingdom. */
  winners(results: readonly MatchResult[]): Contestant[] {
    let from = 0;
    return this.#each.map(({ players, pairs }) => {
      const played = results.slice(from, from + pairs.length);
      from += pairs.length;
      const shares = winTable(players.length, pairs, played).map((row) =>
        row.reduce((sum, won) => sum + won),
      );
      return players[shares.indexOf(Math.max(...shares))];
    });
  }
}

/** The strategies of the program that find all their piles. */
function fitting(kingdom: readonly string[]): Contestant[] {
  return [...shippedStrategies().keys()]
    .map(contestantCalled)
    .filter(({ piles }) => piles.every((pile) => kingdom.includes(pile)));
}
