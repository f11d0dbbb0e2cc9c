import type { Command } from '../../en/command/index.ts';
import { play } from './play.ts';
import { problem } from './problem.ts';
import { replay } from './replay.ts';
import { results } from './results.ts';

export const command: Command = { problem, play, replay, results };
