import { Random, shuffle } from '@provincia/engine';

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

  /** The players in an order in which any is equally likely in any place. */
  orderOf(game: number, players: number): number[] {
    const order = Array.from({ length: players }, (_, player) => player);
    shuffle(this.#random, { chance: game * DRAWS + SEED_DRAWS }, order);
    return order;
  }
}
