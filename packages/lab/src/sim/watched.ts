import type { CommandTranslation } from '@provincia/catalog/command';
import { Presets, SingleBar } from 'cli-progress';
import { playRun, type Run, type RunResult } from './run.ts';

/** What a shell would say of a command that Ctrl-C ended. */
export const STOPPED = 130;

/**
 * Plays a run with a progress bar, if there is a terminal for it, until it is done or Ctrl-C is pressed. What is to be
 * said before is said when Ctrl-C already counts, so that whoever reads it can stop the run.
 */
export async function playWatched(
  run: Run,
  words: CommandTranslation,
  announce: () => void = () => {},
): Promise<RunResult & { stopped: boolean }> {
  const stop = new AbortController();
  const onInterrupt = () => stop.abort();
  const total = run.games * run.matches.length;
  // A second Ctrl-C ends the program at once.
  process.once('SIGINT', onInterrupt);
  announce();
  // What stands in braces is filled in by the bar.
  const values = { done: '{value}', all: '{total}', time: '{eta_formatted}' };
  const bar = progressBar(total, words.say('command.results.progress', values));
  try {
    const result = await playRun(run, { signal: stop.signal, onProgress: (games) => bar?.update(games) });
    return { ...result, stopped: result.games < total };
  } finally {
    process.off('SIGINT', onInterrupt);
    bar?.stop();
  }
}

/** With this text behind it; on stderr, so that what is printed in the end can go into a file. */
export function progressBar(total: number, text: string): SingleBar | null {
  if (!process.stderr.isTTY) return null;
  const bar = new SingleBar(
    {
      format: `{bar} {percentage}%  ${text}`,
      stream: process.stderr,
      clearOnComplete: true,
    },
    Presets.shades_classic,
  );
  bar.start(total, 0);
  return bar;
}
