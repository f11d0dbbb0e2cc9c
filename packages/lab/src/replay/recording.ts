import { library } from '@provincia/cards';
import { Refusal } from '@provincia/command';
import { Game, type GameEvent, type Result, unpack } from '@provincia/engine';
import type { KeptGame } from '../sim/recorded-arena.ts';
import { short } from './file.ts';

/** A game that was packed, from its beginning on. */
export class Recording {
  readonly game: Game;
  readonly answers: readonly (readonly string[])[];
  /** The events of dealing. */
  readonly opening: readonly GameEvent[];

  constructor({ packed }: KeptGame) {
    const { setup, answers } = taken(
      unpack(packed),
      `"${short(packed)}" is neither a file nor a packed game`,
    );
    const { game, events } = taken(Game.start(library, setup), 'The packed game cannot be played');
    this.game = game;
    this.answers = answers;
    this.opening = events;
  }

  /** Gives the answer of this step, as it was given then; the events are what it brought about. */
  take(step: number): readonly GameEvent[] {
    const { decision } = this.game;
    const answer = { index: decision?.index ?? 0, picks: this.answers[step] };
    return taken(
      this.game.answer(decision?.player ?? 0, answer),
      `The packed game is invalid at step ${step}`,
    );
  }
}

function taken<T>(result: Result<T>, what: string): T {
  if (result.ok) return result.value;
  throw new Refusal(`${what}: ${result.problem.message}`);
}
