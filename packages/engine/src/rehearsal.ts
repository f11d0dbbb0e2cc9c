import type { Bot } from './bot.ts';
import type { Choice } from './choice.ts';
import type { Purpose } from './decision.ts';
import { Dealer } from './imagine.ts';
import { PairedShuffle } from './paired.ts';
import type { Past } from './past.ts';
import { draw, Random, type Seed } from './random.ts';
import { type Outcome, outcomeOf } from './scoring.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import { forgetStopped, run } from './turn.ts';

/**
 * For these all players pick before any of the picks takes effect. Until then the half-resolved card holds what others have
 * picked out of their hands, and would go on with it whatever hands they are imagined to have.
 */
const gathered: readonly Purpose[] = ['pass'];

/** Whether a seat can imagine how the game goes on from here: in the middle of a card only whoever is asked can. */
export function canRehearse({ asked, past, question }: Table, seat: number): boolean {
  if (asked === null) return true;
  return asked === seat && past !== null && !gathered.includes(question.purpose);
}

/**
 * A table of its own where a player tries out how the game may go on, from what their seat can know. It can be used while
 * the real game waits for an answer. In the middle of a card the card is played again up to the question, as it really
 * went, and there all that is hidden from the seat is exchanged for what was dealt.
 */
export class Rehearsal {
  readonly #random = new Random('0'.repeat(32));
  readonly #real: Table;
  readonly #table: Table;
  readonly #dealer: Dealer;
  readonly #paired: PairedShuffle;
  /** Of the shuffles, the same whatever is played from a deal. */
  #key = 0;
  #dealt: State | null = null;
  /** How many answers have been imagined: a measure of the time it took that is the same everywhere. */
  answered = 0;
  #answers: readonly (readonly Choice[])[] = [];

  constructor(real: Table, seat: number) {
    this.#real = real;
    this.#table = real.another(this.#random);
    this.#paired = new PairedShuffle(real.players.length, real.library.kinds.length);
    this.#dealer = new Dealer(real, seat, this.#random);
  }

  /** The table of a rehearsal, for tools. */
  static tableOf(rehearsal: Rehearsal): Table {
    return rehearsal.#table;
  }

  /** Deals as if the real game stood otherwise where the seat cannot see it, for tools. */
  static dealFrom(rehearsal: Rehearsal, state: State, seed: Seed): State {
    return rehearsal.#deal(state, seed);
  }

  /** Deals again all that is hidden from the seat. */
  deal(seed: Seed): void {
    this.#deal(this.#real.state, seed);
  }

  #deal(state: State, seed: Seed): State {
    const { asked, question } = this.#real;
    this.#random.reseed(seed);
    this.#dealt = this.#dealer.deal(state, asked === null ? null : question);
    this.#key = draw(this.#random, this.#dealt, 0x10000) * 0x10000 + draw(this.#random, this.#dealt, 0x10000);
    return this.#dealt;
  }

  /**
   * Plays on from there: first these answers, the first of them to what is asked, then the bots, to the end or until
   * somebody has had so many turns. The same deal and the same answers have the same chance, so that different answers
   * can be compared.
   */
  play(answers: readonly (readonly Choice[])[], bots: readonly Bot[], maxTurns: number): Outcome {
    const table = this.#table;
    const { state, turn, asked } = this.#real;
    table.bots = bots;
    this.#answers = answers;
    if (asked === null) {
      table.rest();
      this.#goOn();
    } else {
      this.#playAgain();
    }
    // The turn of a card that is half resolved has begun, and the card is played to its end.
    run(table, asked === null ? maxTurns : Math.max(maxTurns, state.seats[turn.owner].turns));
    forgetStopped(table.state);
    this.answered += table.state.answered - state.answered;
    return outcomeOf(table);
  }

  /** From the last phase decision up to the question, as it really went. */
  #playAgain(): void {
    const table = this.#table;
    const { past, random } = this.#real;
    const { checkpoint, answers } = past as Past;
    table.restore(checkpoint);
    table.random = random;
    table.paired = null;
    table.answers = answers;
    table.whenUsed = this.#goOn;
  }

  /** From here on nothing is real. */
  readonly #goOn = (): void => {
    const table = this.#table;
    table.replace(this.#dealt as State);
    table.random = this.#random;
    table.paired = this.#paired;
    this.#paired.begin(this.#key);
    table.answers = this.#answers;
    table.used = 0;
    table.whenUsed = null;
  };
}
