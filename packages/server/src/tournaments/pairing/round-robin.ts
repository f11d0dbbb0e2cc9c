import type { Pair } from '../meeting.ts';

/**
 * Everybody meets everybody once: the circle method. One stays where they are, the others move on by one place each
 * round, and who faces each other plays. Boards take turns in which side begins, so nobody begins more than once more
 * often than not. With an odd number the one who faces the empty place has nobody to play against.
 */
export function roundRobin(entrants: readonly number[]): Pair[][] {
  const places = entrants.length + (entrants.length % 2);
  const moving = places - 1;
  return Array.from({ length: moving }, (_, round) => {
    const pairs = Array.from({ length: places / 2 }, (_, board) => {
      const one = (round + board) % moving;
      const other = board === 0 ? moving : (round - board + moving) % moving;
      const isTurned = board === 0 ? round % 2 === 1 : board % 2 === 0;
      return isTurned ? [other, one] : [one, other];
    });
    return pairs.map(([first, second]) => pairOf(entrants[first], entrants[second]));
  });
}

function pairOf(first: number | undefined, second: number | undefined): Pair {
  return first === undefined ? { first: second as number, second: null } : { first, second: second ?? null };
}
