import { Random } from '@provincia/engine';

/** A number from 0 to n - 1. */
export type Chance = (n: number) => number;

/** The same numbers whenever it is begun with the same seed. */
export function diceOf(seed: string): Chance {
  const random = new Random(seed);
  let used = 0;
  return (n) => random.at(used++) % n;
}

/** Where a number falls if these shares are laid one after the other; -1 if it is beyond them. */
export function placeAt(number: number, shares: readonly number[]): number {
  let left = number;
  for (let i = 0; i < shares.length; i++) {
    left -= shares[i];
    if (left < 0) return i;
  }
  return -1;
}

const GOLDEN = 0.618_033_988_7;

/** A number from 0 to 1 for each place in a row: any part of the row is spread evenly. */
export function spread(place: number): number {
  return (place * GOLDEN) % 1;
}
