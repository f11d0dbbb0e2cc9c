import { setImmediate } from 'node:timers/promises';
import type { CommandTranslation } from '@provincia/catalog/command';
import type { Reviewer } from '@provincia/coach';
import { progressBar } from '../work/watched.ts';

/**
 * Goes through a game of so many answers with a progress bar, if there is a terminal for it, until it is done or Ctrl-C
 * is pressed. Tells whether it was done.
 */
export async function reviewWatched(
  reviewer: Reviewer,
  answers: number,
  words: CommandTranslation,
): Promise<boolean> {
  let isStopped = false;
  const onInterrupt = () => {
    isStopped = true;
  };
  // A second Ctrl-C ends the program at once.
  process.once('SIGINT', onInterrupt);
  // What stands in braces is filled in by the bar.
  const values = { done: '{value}', all: '{total}', time: '{eta_formatted}' };
  const bar = progressBar(answers, words.say('command.review.progress', values));
  try {
    while (!isStopped) {
      const step = reviewer.step();
      if (!step.ok) throw new Error(step.problem.message);
      if (!step.value) return true;
      bar?.increment();
      // Whoever presses Ctrl-C is heard between two answers.
      await setImmediate();
    }
    return false;
  } finally {
    process.off('SIGINT', onInterrupt);
    bar?.stop();
  }
}
