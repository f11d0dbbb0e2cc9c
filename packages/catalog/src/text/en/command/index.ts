import type { WordsLike } from '../../word-table.ts';
import { admin } from './admin.ts';
import { calibrate } from './calibrate.ts';
import { help } from './help.ts';
import { play } from './play.ts';
import { problem } from './problem.ts';
import { replay } from './replay.ts';
import { results } from './results.ts';
import { review } from './review.ts';
import { stats } from './stats.ts';

/** What the `provincia` command says in a terminal, beside what it has in common with the browser. */
export const command = { admin, calibrate, help, problem, play, replay, results, review, stats };

export type Command = WordsLike<typeof command>;
