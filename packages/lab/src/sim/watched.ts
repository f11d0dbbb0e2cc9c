import type { CommandTranslation } from '@provincia/catalog/command';
import { watched } from '../work/watched.ts';
import { playRun, type Run, type RunResult } from './run.ts';

/**
 * Plays a run with a progress bar, if there is a terminal for it, until it is done or Ctrl-C is pressed. What is to be
 * said before is said when Ctrl-C already counts, so that whoever reads it can stop the run.
 */
export async function playWatched(
  run: Run,
  words: CommandTranslation,
  announce: () => void = () => {},
): Promise<RunResult & { stopped: boolean }> {
  const total = run.games * run.matches.length;
  const bar = { total, key: 'command.results.progress' } as const;
  const result = await watched({ bar, unit: 'games', announce }, words, (watch) => playRun(run, watch));
  return { ...result, stopped: result.games < total };
}
