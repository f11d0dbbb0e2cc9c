import type { Command } from '../../en/command/index.ts';
import { admin } from './admin.ts';
import { calibrate } from './calibrate.ts';
import { check } from './check.ts';
import { help } from './help.ts';
import { play } from './play.ts';
import { problem } from './problem.ts';
import { programs } from './programs.ts';
import { replay } from './replay.ts';
import { results } from './results.ts';
import { review } from './review.ts';
import { stats } from './stats.ts';
import { workers } from './workers.ts';

export const command: Command = {
  admin,
  calibrate,
  check,
  help,
  problem,
  play,
  programs,
  replay,
  results,
  review,
  stats,
  workers,
};
