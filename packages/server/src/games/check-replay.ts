import { library } from '@provincia/cards';
import { MOST_ANSWERS } from '@provincia/course';
import { checkSetup, Game, type Outcome, type Setup, unpack } from '@provincia/engine';
import type { ProblemCode } from '@provincia/protocol';

type Answers = readonly (readonly string[])[];

/** A game that was played elsewhere, and how it ended. */
export interface Replay {
  readonly setup: Setup;
  readonly answers: Answers;
  readonly outcome: Outcome;
}

/** Why a string holds no game that can be put among the replays. */
export interface Faulty {
  readonly code: ProblemCode;
  readonly message: string;
}

/** The game that a string holds, played to its end, or why it holds none: what the pool calls in a thread. */
export function checkReplay(text: string): Replay | Faulty {
  const read = unpack(text.trim());
  if (!read.ok) return faulty(read.problem.message);
  const { answers } = read.value;
  if (answers.length > MOST_ANSWERS) {
    const message = `The game has ${answers.length} answers; at most ${MOST_ANSWERS} can be saved.`;
    return { code: 'too-long', message };
  }
  const checked = checkSetup(library, read.value.setup);
  if (!checked.ok) return faulty(checked.problem.message);
  const setup = checked.value;
  const game = Game.replay(library, setup, answers);
  if (!game.ok) return faulty(`The game cannot be replayed: ${game.problem.message}`);
  if (game.value.decision !== null) return faulty('Only finished games can be saved.');
  return { setup, answers, outcome: game.value.outcome };
}

function faulty(message: string): Faulty {
  return { code: 'packed-game', message };
}
