import type { Contestant } from '../input/contestant.ts';
import type { RunChance } from './chance.ts';

export const seatings = ['alternate', 'fixed', 'random'] as const;
/** Who sits where: places change game by game, stay as they were named, or are drawn. */
export type Seating = (typeof seatings)[number];

/** Games of the same players on the same kingdom; plain data that goes to other threads. */
export interface Match {
  readonly players: readonly Contestant[];
  readonly kingdom: readonly string[];
  readonly seating: Seating;
  readonly seed: string;
}

/** Which player sits in each seat of a game. Seat 0 begins. */
export function seatsOf(game: number, players: number, seating: Seating, chance: RunChance): number[] {
  if (seating === 'random') return chance.orderOf(game, players);
  const shift = seating === 'alternate' ? game : 0;
  return Array.from({ length: players }, (_, seat) => (seat + shift) % players);
}
