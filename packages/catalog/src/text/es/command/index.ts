import type { Command } from '../../en/command/index.ts';
import { admin } from './admin.ts';
import { calibrate } from './calibrate.ts';
import { help } from './help.ts';
import { play } from './play.ts';
import { problem } from './problem.ts';
import { replay } from './replay.ts';
import { results } from './results.ts';
import { review } from './review.ts';
import { stats } from './stats.ts';

export const command: Command = { admin, calibrate, help, problem, play, replay, results, review, stats };
