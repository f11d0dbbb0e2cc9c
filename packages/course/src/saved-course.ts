import type { SavedGame, Setup } from '@provincia/engine';
import type { Clock } from '@provincia/protocol';
import type { SavedClocks } from './clocks.ts';
import type { SavedAnswers } from './played.ts';

/** What a course starts from. */
export interface CourseStart {
  readonly setup: Setup;
  /** For each seat the level of its bot, or null for a person. */
  readonly levels: readonly (string | null)[];
  readonly clock: Clock | null;
  readonly startedAt: number;
  /** Whether it counts for the ratings of those who play. */
  readonly rated?: boolean;
}

/** Who wants to take back and whose consent is missing. */
export interface UndoRequest {
  readonly seat: number;
  readonly waitingFor: readonly number[];
}

/** A course at rest: JSON, no live object. */
export interface SavedCourse {
  readonly start: CourseStart;
  readonly n: number;
  readonly events: number;
  readonly request: UndoRequest | null;
  readonly clocks: SavedClocks | null;
  readonly askedAt: number;
  /** How many answers there were, those that were taken back included. */
  readonly steps: number;
  /** How often each seat has taken back or asked to. */
  readonly undos: readonly number[];
  readonly away: readonly boolean[];
  readonly resigned: readonly boolean[];
  readonly game: SavedGame;
  readonly played: SavedAnswers;
}
