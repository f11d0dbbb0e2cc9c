import { library } from '@provincia/cards';
import { Refusal, refusal } from '@provincia/command';
import { Game, type GameEvent, type Problem, rulesVersion, type Setup, unpack } from '@provincia/engine';
import { kingdomProblem } from '../input/kingdom.ts';
import type { KeptGame } from '../sim/recorded-arena.ts';
import { short } from './file.ts';

/** A game that was packed, from its beginning on. */
export class Recording {
  readonly game: Game;
  readonly answers: readonly (readonly string[])[];
  /** The events of dealing. */
  readonly opening: readonly GameEvent[];

  /** `command` is who reads it, for what is said of a wrong one. */
  constructor({ packed }: KeptGame, command: 'replay' | 'review' | 'stats' = 'replay') {
    const unpacked = unpack(packed);
    if (!unpacked.ok) throw refusal('not-a-game', { name: short(packed) });
    const { setup, answers } = unpacked.value;
    const started = Game.start(library, setup);
    if (!started.ok) throw whyNotStarted(setup, started.problem, command);
    this.game = started.value.game;
    this.answers = answers;
    this.opening = started.value.events;
  }

  /** Gives the answer of this step, as it was given then; the events are what it brought about. */
  take(step: number): readonly GameEvent[] {
    const { decision } = this.game;
    if (decision === null) throw refusal('goes-on', { step });
    const picks = this.answers[step];
    const taken = this.game.answer(decision.player, { index: decision.index, picks });
    if (!taken.ok) throw refusal('damaged-answer', { answer: picks.join(', '), step });
    return taken.value;
  }
}

function whyNotStarted(setup: unknown, { code }: Problem, command: string): Refusal {
  // The parts of a string: each is what it is called, whatever it is worth.
  const { rules, kingdom } = setup as Setup;
  if (code === 'newer-rules') return refusal(code, { version: rules, ours: rulesVersion });
  if (code === 'retired-rules') return refusal(code, { version: rules });
  const wrong = code === 'kingdom' ? kingdomProblem(kingdom, kingdom, command) : null;
  return wrong === null ? refusal('damaged-setup', { part: code }) : new Refusal(wrong);
}
