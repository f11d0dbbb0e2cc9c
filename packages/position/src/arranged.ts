import { fillUp, library } from '@provincia/cards';
import { arrange, type Game, type Result, rulesVersion } from '@provincia/engine';
import type { Given } from './schema.ts';

/** A position with the game around it. What is not named of the ten piles is filled up. */
export interface GivenGame {
  /** The version of the rules; without it the newest. */
  readonly rules?: number | undefined;
  readonly players: number;
  readonly kingdom: readonly string[];
  readonly given: Given;
}

/** The seat that a name such as `p2` is for. */
export function seatOf(name: string): number {
  return Number(name.slice(1)) - 1;
}

/** A game that goes on from there, always with the same luck; or why there is no such position. */
export function arranged({ rules = rulesVersion, players, kingdom, given }: GivenGame): Result<Game> {
  const { supply, trash, turn, phase, actions = 1, buys = 1, coins = 0, ...seats } = given;
  const onTurn = seatOf(turn);
  const stranger = [...Object.keys(seats), turn].find((name) => seatOf(name) >= players);
  if (stranger !== undefined) {
    return {
      ok: false,
      problem: { code: 'position', message: `there is no ${stranger} in a game of ${players}` },
    };
  }
  const named = Object.entries(seats);
  return arrange(library, {
    setup: { rules, seed: '0'.repeat(32), players, kingdom: fillUp(kingdom), first: 0 },
    seats: Array.from({ length: players }, (_, seat) => ({
      ...named.find(([name]) => seatOf(name) === seat)?.[1],
      turns: seat <= onTurn ? 1 : 0,
    })),
    supply,
    trash,
    onTurn,
    phase,
    actions,
    buys,
    coins,
  });
}
