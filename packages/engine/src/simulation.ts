import type { Bot } from './bot.ts';
import type { Library } from './card.ts';
import { deal } from './deal.ts';
import { Past } from './past.ts';
import { Random, type Seed } from './random.ts';
import { type Outcome, outcomeOf } from './scoring.ts';
import { layOut, type Shape } from './setup.ts';
import { copyState, type State } from './state.ts';
import { Table } from './table.ts';
import { forgetStopped, run } from './turn.ts';

/** Bots that buy nothing would play for ever. */
export const MOST_TURNS = 1000;

/** Whole games of bots on one kingdom, one after the other on the same table, without events. */
export class Simulation {
  readonly #start: State;
  readonly #table: Table;
  readonly #mostTurns: number;
  /** For bots that rehearse. */
  readonly #past: Past;
  /** How many answers have been given in all games: a measure of the time they took that is the same everywhere. */
  answered = 0;

  /** The setup has to be a checked one; its seed and first player are those of each game. */
  constructor(library: Library, shape: Shape, mostTurns = MOST_TURNS) {
    const { layout, state } = layOut(library, shape);
    this.#mostTurns = mostTurns;
    this.#start = state;
    this.#past = new Past(copyState(state));
    this.#table = new Table(layout, copyState(state), new Random('0'.repeat(32)));
  }

  /** Plays a game to its end, or breaks it off after so many turns. The answers are appended to `record`, if given. */
  play(
    seed: Seed,
    bots: readonly Bot[],
    first: number,
    record: (readonly string[])[] | null = null,
  ): Outcome {
    const table = this.#table;
    table.random.reseed(seed);
    table.restore(this.#start);
    table.bots = bots;
    table.record = record;
    table.past = bots.some(({ rehearses }) => rehearses) ? this.#past : null;
    deal(table, first);
    run(table, this.#mostTurns);
    forgetStopped(table.state);
    this.answered += table.state.answered;
    return outcomeOf(table);
  }
}
