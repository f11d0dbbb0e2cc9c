import { Random, shuffle } from '@provincia/engine';
import type { Seating } from './match.ts';

/** How many draws of the run's generator belong to each game: eight for its seed, the others for its seats. */
const DRAWS = 16;
const SEED_DRAWS = 8;

/** The most games that one seed has draws for. */
export const MOST_GAMES = 100_000_000;

/** What chance decides about each game of a run, by the number of the game alone: in whatever order they are played. */
export class RunChance {
  readonly #random: Random;

  constructor(seed: string) {
    this.#random = new Random(seed);
  }

  /** The seed of the game with this number: 128 bits. */
  seedOf(game: number): string {
    let seed = '';
    for (let i = 0; i < SEED_DRAWS; i++) {
      seed += this.#random
        .at(game * DRAWS + i)
        .toString(16)
        .padStart(4, '0');
    }
    return seed;
  }

  /** Which player sits in each seat of a game. Seat 0 begins. */
  seatsOf(game: number, players: number, seating: Seating): number[] {
    const shift = seating === 'alternate' ? game : 0;
    const seats = Array.from({ length: players }, (_, seat) => (seat + shift) % players);
    // Drawn, any player is equally likely in any place.
    if (seating === 'random') shuffle(this.#random, { chance: game * DRAWS + SEED_DRAWS }, seats);
    return seats;
  }
}
