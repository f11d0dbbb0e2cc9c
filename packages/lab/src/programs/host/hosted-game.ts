import { botOf } from '@provincia/arena';
import { kingdomOf } from '@provincia/bots';
import { library } from '@provincia/cards';
import { type Bot, Game, type GameEvent, type Problem } from '@provincia/engine';
import { levels } from '../../input/level.ts';
import { answerBy, factsOf, isEndless, outcomeOf, overOf } from '../game.ts';
import type { Wants } from '../messages.ts';
import { ToldSeat } from '../told-seat.ts';
import type { Requested } from './requests.ts';

/** A game that the program at the other end has asked for, in which it plays one seat or several. */
export class HostedGame {
  readonly #game: Game;
  readonly #events: GameEvent[];
  readonly #bots: readonly (Bot | null)[];
  /** The seats of the program. */
  readonly #seats: readonly (ToldSeat | null)[];

  constructor(number: number, { setup, seats }: Requested) {
    const started = Game.start(library, setup);
    if (!started.ok) throw new RangeError(started.problem.message);
    const { game, events } = started.value;
    this.#game = game;
    this.#events = [...events];
    this.#bots = seats.map((player) => {
      return player === null ? null : botOf(player, kingdomOf(setup), setup.players, levels());
    });
    this.#seats = seats.map((player, seat) => {
      const begin = { type: 'begin', game: number, ...factsOf(setup, seat) } as const;
      return player === null ? new ToldSeat(begin, game, this.#events) : null;
    });
  }

  get begins(): readonly object[] {
    return this.#seats.flatMap((seat) => seat?.begin ?? []);
  }

  /** Whether it goes on. */
  get isOpen(): boolean {
    return this.#game.decision !== null && !isEndless(this.#game);
  }

  /** What the program is asked next, or that the game is over. The others have answered before. */
  next(wants: Wants): object {
    for (let { decision } = this.#game; decision !== null; decision = this.#game.decision) {
      if (isEndless(this.#game)) break;
      const bot = this.#bots[decision.player];
      if (bot === null) {
        const seat = this.#seats[decision.player] as ToldSeat;
        return { ...seat.asked(wants), seat: decision.player };
      }
      this.#events.push(...answerBy(this.#game, decision, bot).events);
    }
    const told = this.#seats.find((seat) => seat !== null) as ToldSeat;
    return told.over(wants, overOf(outcomeOf(this.#game)));
  }

  /** Takes an answer; says what is wrong with it, if anything is. */
  answer(seq: unknown, picks: unknown): Problem | null {
    const result = this.#game.answer(this.#game.decision?.player, { index: seq, picks });
    if (!result.ok) return result.problem;
    this.#events.push(...result.value);
    return null;
  }
}
