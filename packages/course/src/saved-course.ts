import type { SavedGame, Setup } from '@provincia/engine';
import type { Clock } from '@provincia/protocol';
import { Ahead, type SavedAhead } from './ahead.ts';
import { Clocks, type SavedClocks } from './clocks.ts';
import type { SavedHints } from './hints.ts';
import { PlayedAnswers, type SavedAnswers } from './played.ts';

/** What a course starts from. */
export interface CourseStart {
  readonly setup: Setup;
  /** For each seat the level of its bot, or null for a person. */
  readonly levels: readonly (string | null)[];
  readonly clock: Clock | null;
  readonly startedAt: number;
  /** Whether it counts for the ratings of those who play. */
  readonly rated?: boolean;
  /** Whether it is compared with the games of others, although only bots play along: nobody helps, and what was learned stays. */
  readonly compared?: boolean;
}

/** Who wants to undo and whose consent is missing. */
export interface UndoRequest {
  readonly seat: number;
  readonly waitingFor: readonly number[];
}

/** Where a course begins that was taken over by other rules: what came before cannot be played again. */
export interface Base {
  /** How many answers had been given. */
  readonly answers: number;
  readonly game: SavedGame;
}

/** A course at rest: JSON, no live object. */
export interface SavedCourse {
  readonly start: CourseStart;
  readonly n: number;
  readonly seq: number;
  readonly events: number;
  readonly request: UndoRequest | null;
  readonly clocks: SavedClocks | null;
  readonly hints: SavedHints;
  readonly ahead: SavedAhead;
  readonly askedAt: number;
  readonly waitingSince: number;
  /** How many answers there were, those that were undone included. */
  readonly steps: number;
  /** How often each seat has undone or asked to. */
  readonly undos: readonly number[];
  readonly away: readonly boolean[];
  readonly resigned: readonly boolean[];
  readonly game: SavedGame;
  readonly played: SavedAnswers;
  /** Null if it begins with the deal. */
  readonly base: Base | null;
}

/** A course of which nothing has happened yet. */
export function newborn(start: CourseStart): Omit<SavedCourse, 'game'> {
  const { levels, clock, startedAt } = start;
  return {
    start,
    n: 0,
    seq: 0,
    events: 0,
    request: null,
    clocks: clock && Clocks.full(clock, levels.length).save(),
    hints: { taken: levels.map(() => 0), given: {} },
    ahead: Ahead.none(levels.length),
    askedAt: startedAt,
    waitingSince: 0,
    steps: 0,
    undos: levels.map(() => 0),
    away: levels.map(() => false),
    resigned: levels.map(() => false),
    played: new PlayedAnswers().save(),
    base: null,
  };
}
