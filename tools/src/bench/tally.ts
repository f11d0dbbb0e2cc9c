import { type Match, type Results, TIE } from './match.ts';

/** A mean and how far chance may have carried it. */
export interface Estimate {
  readonly mean: number;
  readonly standardError: number;
}

/** What came of a match: shares of games, and turns of the player who began. */
export interface Tally {
  readonly games: number;
  /** Wins of the player named first and of the other one. */
  readonly wins: readonly [Estimate, Estimate];
  readonly ties: Estimate;
  readonly turns: Estimate;
}

/** Counts results as they come in. */
export class Counter {
  readonly #alternating: boolean;
  readonly #wins = [new Sample(), new Sample()] as const;
  readonly #ties = new Sample();
  readonly #turns = new Sample();

  constructor({ alternating }: Match) {
    this.#alternating = alternating;
  }

  add(results: Results): void {
    for (let game = 0; game < results.seeds.length; game++) {
      const { winner, turns } = results.read(game);
      const seatOfFirst = this.#alternating ? (results.from + game) % 2 : 0;
      this.#wins[0].add(winner === seatOfFirst ? 1 : 0);
      this.#wins[1].add(winner === 1 - seatOfFirst ? 1 : 0);
      this.#ties.add(winner === TIE ? 1 : 0);
      this.#turns.add(turns[0]);
    }
  }

  get tally(): Tally {
    return {
      games: this.#turns.size,
      wins: [this.#wins[0].estimate, this.#wins[1].estimate],
      ties: this.#ties.estimate,
      turns: this.#turns.estimate,
    };
  }
}

class Sample {
  size = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.size++;
    this.#sum += value;
    this.#squares += value * value;
  }

  get estimate(): Estimate {
    const mean = this.#sum / this.size;
    const variance = Math.max(0, this.#squares / this.size - mean * mean);
    return { mean, standardError: Math.sqrt(variance / this.size) };
  }
}
