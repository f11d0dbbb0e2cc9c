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
  readonly #draws = new Uint16Array(SEED_DRAWS);

  constructor(seed: string) {
    this.#random = new Random(seed);
  }

  /** The seed of the game with this number: 128 bits. The list is used again for the next one. */
  drawsOf(game: number): Uint16Array {
    for (let i = 0; i < SEED_DRAWS; i++) this.#draws[i] = this.#random.at(game * DRAWS + i);
    return this.#draws;
  }

  /** The same in writing, for a setup. */
  seedOf(game: number): string {
    return Array.from(this.drawsOf(game), (draw) => draw.toString(16).padStart(4, '0')).join('');
  }

  /** Which player sits in each seat of a game. Seat 0 begins. */
  seatsOf(game: number, players: number, seating: Seating): number[] {
    const shift = seating === 'alternate' ? game : 0;
    const seats: number[] = [];
    for (let seat = 0; seat < players; seat++) seats.push((seat + shift) % players);
    // Drawn, any player is equally likely in any place.
    if (seating === 'random') shuffle(this.#random, { chance: game * DRAWS + SEED_DRAWS }, seats);
    return seats;
  }
}
