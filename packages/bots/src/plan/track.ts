import { library } from '@provincia/cards';
import { type Bot, type Outcome, Simulation } from '@provincia/engine';
import { shapeOf } from '../kingdom.ts';
import { worthOf } from './worth.ts';

/** Games that take longer are no good plan's. */
const MOST_TURNS = 60;

/** Where bots play against each other on one kingdom. The seeds are fixed: the same games have the same results. */
export class Track {
  readonly #simulation: Simulation;
  readonly #players: number;
  readonly #seed = new Uint16Array(8);
  /** How many games have been played here. */
  games = 0;

  constructor(kingdom: readonly string[], players: number) {
    this.#simulation = new Simulation(library, shapeOf(kingdom, players), MOST_TURNS);
    this.#players = players;
  }

  /** How many answers were given in them. */
  get answered(): number {
    return this.#simulation.answered;
  }

  /**
   * What comes of so many rounds for `one` against tables full of `other`, from the seed with this number on: 0.5 if it
   * is as good. In a round it sits at each place once, with the same seed.
   */
  value(one: Bot, other: Bot, rounds: number, from: number): number {
    const bots = new Array<Bot>(this.#players).fill(other);
    let sum = 0;
    for (let round = 0; round < rounds; round++) {
      drawSeed(this.#seed, from + round);
      for (let seat = 0; seat < this.#players; seat++) {
        bots[seat] = one;
        sum += share(this.#simulation.play(this.#seed, bots, 0), seat, this.#players);
        bots[seat] = other;
      }
    }
    this.games += rounds * this.#players;
    return sum / (rounds * this.#players);
  }
}

/** With more players one of them wins less often: as good as the others is 0.5 all the same. */
function share(outcome: Outcome, seat: number, players: number): number {
  return 0.5 + (worthOf(outcome, seat) - 1 / players) / 2;
}

export function seedOf(number: number): string {
  return number.toString(16).padStart(32, '0');
}

/** The same in draws of 16 bits, written into `seed`: games are too many to write their seeds down. */
export function drawSeed(seed: Uint16Array, number: number): void {
  seed[6] = number >>> 16;
  seed[7] = number;
}
