import type { Bot } from './bot.ts';
import type { Choice } from './choice.ts';
import { Dealer } from './imagine.ts';
import { Random, type Seed } from './random.ts';
import { type Outcome, outcomeOf } from './scoring.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import { forgetStopped, run } from './turn.ts';

/**
 * A table of its own where a player tries out how the game may go on, from what their seat can know. It can be used while
 * the real game waits for the answer to a phase, when no card is half resolved.
 */
export class Rehearsal {
  readonly #random = new Random('0'.repeat(32));
  readonly #table: Table;
  readonly #dealer: Dealer;
  #dealt: State | null = null;

  constructor(real: Table, seat: number) {
    this.#table = real.another(this.#random);
    this.#dealer = new Dealer(real, seat, this.#random);
  }

  /** Deals again all that is hidden from the seat. */
  deal(seed: Seed): void {
    this.#random.reseed(seed);
    this.#dealt = this.#dealer.deal();
  }

  /**
   * Plays on from there: first these answers, then the bots, to the end or until somebody has had so many turns. The
   * same deal and the same answers have the same chance, so that different answers can be compared.
   */
  play(answers: readonly (readonly Choice[])[], bots: readonly Bot[], maxTurns: number): Outcome {
    const table = this.#table;
    table.restore(this.#dealt as State);
    table.answers = answers;
    table.bots = bots;
    run(table, maxTurns);
    forgetStopped(table.state);
    return outcomeOf(table);
  }
}
