import type { CoachTranslation } from '@provincia/catalog';
import type { Puzzle } from '@provincia/coach/puzzle';
import type { Line } from '@provincia/coach/review';
import { createContext, use } from 'react';

/** What all parts of a puzzle know, beside what those of the table do. */
export interface PuzzleScene {
  readonly puzzle: Puzzle;
  readonly words: CoachTranslation;
  /** An answer as people say it. */
  lineWords(line: Line): string;
  /** What was answered; null before that. */
  readonly answer: readonly string[] | null;
  retry(): void;
}

export const PuzzleContext = createContext<PuzzleScene | null>(null);

export function usePuzzle(): PuzzleScene {
  const scene = use(PuzzleContext);
  if (scene === null) throw new Error('there is no puzzle here');
  return scene;
}
