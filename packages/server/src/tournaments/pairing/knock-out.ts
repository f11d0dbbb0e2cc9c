import type { Meeting, Pair } from '../meeting.ts';
import { beginningsIn } from './beginning.ts';

/** A place in the bracket where two meet. Null: nobody has come so far, because there was nobody or both are gone. */
export type Match = readonly [number | null, number | null];

/** How many rounds it takes. */
export function knockOutRounds(entrants: number): number {
  return Math.ceil(Math.log2(entrants));
}

/**
 * The first round, for entrants in the order of their seeds. The best meet the worst, and the best two cannot meet before
 * the final. Where a place is empty, the best have nobody to play against.
 */
export function firstMatches(seeded: readonly number[]): Match[] {
  let order = [0];
  while (order.length < seeded.length) {
    const places = order.length * 2;
    order = order.flatMap((seed) => [seed, places - 1 - seed]);
  }
  return matchesOf(order.map((seed) => seeded[seed] ?? null));
}

/** Those who have won meet in the order of the bracket. */
export function nextMatches(winners: readonly (number | null)[]): Match[] {
  return matchesOf(winners);
}

function matchesOf(places: readonly (number | null)[]): Match[] {
  return Array.from({ length: places.length / 2 }, (_, i) => [places[2 * i], places[2 * i + 1]]);
}

/** Who begins: whoever has begun less often; if nothing speaks for either, the worse seed. */
export function beginner(
  [one, other]: readonly [number, number],
  seedOf: (n: number) => number,
  meetings: readonly Meeting[],
): Pair {
  const { order } = beginningsIn(meetings);
  return seedOf(one) > seedOf(other) ? order(one, other) : order(other, one);
}

/**
 * Who has won a match: undefined while it is being played or has to be played again, null if nobody has. After a shared
 * victory they play again, and the other one begins; if they share that as well, the better seed has won.
 */
export function winnerOf(
  games: readonly Meeting[],
  seedOf: (n: number) => number,
): number | null | undefined {
  const { first, second, outcome, game } = games[games.length - 1];
  switch (outcome) {
    case 'first':
    case 'bye':
      return first;
    case 'second':
      return second;
    case 'none':
      return null;
    case 'shared':
      if (game === 1 || second === null) return undefined;
      return seedOf(first) < seedOf(second) ? first : second;
    default:
      return undefined;
  }
}
