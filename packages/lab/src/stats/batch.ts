import type { Said } from '@provincia/catalog/command';
import { Refusal } from '@provincia/command';
import { type Counts, count, noCounts } from './counts.ts';
import { gameIn } from './line.ts';
import { playAgain, type Wanted } from './played.ts';

/** Some lines of a file, one after the other. */
export interface Batch {
  readonly file: string;
  /** The number of the first one. */
  readonly first: number;
  readonly lines: readonly string[];
  readonly wanted: Wanted;
}

/** What they hold, or the first that is wrong and why. */
export type Counted = { readonly counts: Counts } | { readonly line: number; readonly said: readonly Said[] };

/** What is counted in the games of some lines: what the pool calls in each thread. */
export function countBatch({ first, lines, wanted }: Batch): Counted {
  const counts = noCounts();
  for (const [i, line] of lines.entries()) {
    if (line.trim() === '') continue;
    try {
      const exported = gameIn(line);
      if (exported.isTakenOver) {
        counts.takenOver++;
        continue;
      }
      const game = playAgain(exported, wanted);
      if (game !== null) count(counts, game);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { line: first + i, said: error.said };
    }
  }
  return { counts };
}
