import type { Game, GameEvent } from '@provincia/engine';
import type { Failure } from './failure.ts';
import type { Begin } from './messages.ts';
import { type Result, ToldSeat } from './told-seat.ts';

/** What comes of a question: picks, of which nothing has been checked, or a failure. */
export type Reply = { readonly picks: unknown } | { readonly failure: Failure };

/** Who plays in such seats. */
interface Player {
  ask(seat: ProgramSeat): Promise<Reply>;
  leave(seat: ProgramSeat, result: Result): void;
}

/** A seat in which a program of the lab plays. */
export class ProgramSeat extends ToldSeat {
  readonly #player: Player;
  /** Takes what comes of the open question. */
  reply: (reply: Reply) => void = () => {};

  constructor(player: Player, begin: Begin, game: Game, events: readonly GameEvent[]) {
    super(begin, game, events);
    this.#player = player;
  }

  /** Asks what is open here. */
  ask(): Promise<Reply> {
    return this.#player.ask(this);
  }

  /** The game is over. */
  leave(result: Result): void {
    this.#player.leave(this, result);
  }
}
