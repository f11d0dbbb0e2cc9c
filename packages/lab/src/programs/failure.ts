import type { Problem } from '@provincia/engine';

/** What a program can do wrong, each losing it the game. */
export type FailureKind =
  /** It ended. */
  | 'crash'
  /** It did not answer in time. */
  | 'time'
  /** It wrote a line that is no message. */
  | 'nonsense'
  /** Its answer does not fit the question. */
  | 'answer'
  /** It could not be started: it ended, was silent, wrote something else, or speaks another version. */
  | 'start-ended'
  | 'start-silent'
  | 'start-nonsense'
  | 'start-version'
  /** It had failed so often that it was not started again. */
  | 'gone';

/** How a program failed, with what there is to say of it. */
export interface Failure {
  readonly kind: FailureKind;
  /** The status or signal with which it ended, the milliseconds it had, the line it wrote, or its picks. */
  readonly detail: string;
  /** Where it gave a wrong answer: what was asked, and what was wrong. */
  readonly question?: {
    readonly seq: number;
    readonly kind: string;
    readonly source: string | null;
    readonly problem: Problem;
  };
  /** The last lines that it wrote to stderr. */
  readonly stderr: readonly string[];
}

/** A game that a player of a match lost so. */
export interface LostGame {
  readonly game: number;
  readonly player: number;
  readonly failure: Failure;
}
