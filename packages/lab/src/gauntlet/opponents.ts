import { shippedStrategies } from '@provincia/bots';
import { type Entrant, entrantCalled } from '../input/entrant.ts';
import type { LabMatch } from '../sim/match.ts';
import type { MatchResult } from '../sim/results.ts';
import { type Pair, pairsOf, winTable } from '../tournament/standings.ts';
import type { Ground } from './ground.ts';

/** Everybody against everybody on one kingdom. */
interface Tournament {
  readonly players: readonly Entrant[];
  readonly pairs: readonly Pair[];
}

/** On each kingdom a tournament of the strategies of the program that fit it, to find the best of them. */
export class Tournaments {
  readonly matches: readonly LabMatch[];
  readonly #each: readonly Tournament[];

  constructor(grounds: readonly Ground[]) {
    this.#each = grounds.map(({ kingdom }) => {
      const players = fitting(kingdom);
      return { players, pairs: pairsOf(players.length) };
    });
    this.matches = this.#each.flatMap(({ players, pairs }, i) =>
      pairs.map((pair): LabMatch => {
        const both = pair.map((index) => players[index]);
        const { kingdom, tournamentSeed } = grounds[i];
        return { players: both, kingdom, seating: 'alternate', seed: tournamentSeed };
      }),
    );
  }

  /** Who won most of the games on each kingdom. */
  winners(results: readonly MatchResult[]): Entrant[] {
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
export function fitting(kingdom: readonly string[]): Entrant[] {
  return [...shippedStrategies().keys()]
    .map(entrantCalled)
    .filter(({ piles }) => piles.every((pile) => kingdom.includes(pile)));
}
