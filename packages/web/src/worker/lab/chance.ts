import { Random } from '@provincia/engine';

/** How many draws of the run's generator belong to each game; the first eight are its seed. */
const DRAWS = 16;
const SEED_DRAWS = 8;

/** The seed of each game of a run by its number: the same as `provincia sim --seed` has, so that the numbers agree. */
export class RunChance {
  readonly #random: Random;

  constructor(seed: string) {
    this.#random = new Random(seed);
  }

  seedOf(game: number): string {
    const draws = Array.from({ length: SEED_DRAWS }, (_, i) => this.#random.at(game * DRAWS + i));
    return draws.map((draw) => draw.toString(16).padStart(4, '0')).join('');
  }
}
