import { botOf } from '@provincia/arena';
import { kingdomOf } from '@provincia/bots';
import type { Bot, Game, GameEvent } from '@provincia/engine';
import type { Entrant } from '../input/entrant.ts';
import { levels } from '../input/level.ts';
import type { Failure } from '../programs/failure.ts';
import { answerBy, answerOf, factsOf } from '../programs/game.ts';
import { LIMITS, ProgramPlayer } from '../programs/player.ts';
import type { ProgramSeat } from '../programs/seat.ts';
import { YOU } from './seats.ts';

/** What the others did until the player is asked or the game is over. */
export interface Moves {
  readonly answers: readonly (readonly string[])[];
  readonly events: readonly GameEvent[];
  /** Why a program cannot go on, if it cannot. */
  readonly failure: Failure | null;
}

/** Those against whom somebody plays, all of them alike: bots, or a program in each seat. */
export class Opponents {
  readonly #game: Game;
  readonly #players: readonly (Bot | ProgramSeat | null)[];
  readonly #program: ProgramPlayer | null;
  /** All that has happened in the game, for a program that wants to know. */
  readonly #events: GameEvent[] = [];

  constructor(who: Entrant, game: Game, moveTime: number) {
    const { setup } = game;
    const { players } = setup;
    const program = 'program' in who ? new ProgramPlayer(who.program, { ...LIMITS, move: moveTime }) : null;
    const bot = 'program' in who ? null : botOf(who, kingdomOf(setup), players, levels());
    this.#game = game;
    this.#program = program;
    this.#players = Array.from({ length: players }, (_, seat) => {
      if (seat === YOU) return null;
      return program?.sit(factsOf(setup, seat), game, this.#events) ?? bot;
    });
  }

  /** Tells them what has happened, and lets them answer. */
  async move(news: readonly GameEvent[]): Promise<Moves> {
    this.#events.push(...news);
    const answers: (readonly string[])[] = [];
    const events: GameEvent[] = [];
    for (let { decision } = this.#game; decision !== null; decision = this.#game.decision) {
      const player = this.#players[decision.player];
      if (player === null) break;
      const answer = typeof player === 'function' ? { bot: player } : await answerOf(decision, player);
      if ('failure' in answer) return { answers, events, failure: answer.failure };
      const given = answerBy(this.#game, decision, answer.bot);
      answers.push(given.picks);
      events.push(...given.events);
      this.#events.push(...given.events);
    }
    return { answers, events, failure: null };
  }

  async close(): Promise<void> {
    await this.#program?.close();
  }
}
