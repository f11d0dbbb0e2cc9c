import type { CommandTranslation } from '@provincia/catalog/command';
import { Presets, SingleBar } from 'cli-progress';
import { CrewNews, type Unit } from './crew-news.ts';
import type { Watch } from './do.ts';

/** What a shell would say of a command that Ctrl-C ended. */
export const STOPPED = 130;

/** How something that takes long is shown. */
interface Shown {
  /** A bar of so much, and the text behind it; none for what says by itself how far it is. */
  readonly bar?: {
    readonly total: number;
    readonly key: 'command.results.progress' | 'command.results.searching' | 'command.results.searches';
  };
  /** What workers are measured by. */
  readonly unit: Unit;
  /** Says what is about to begin, when Ctrl-C already counts. */
  readonly announce?: () => void;
}

/** Whoever does it tells how much is done. */
export interface Watched extends Required<Pick<Watch, 'signal' | 'onCrew'>> {
  readonly onProgress: (done: number) => void;
}

/**
 * Does something, with a progress bar if there is a terminal for it. The first Ctrl-C asks it to stop; a second one ends the
 * program at once.
 */
export async function watched<T>(
  { bar: wanted, unit, announce }: Shown,
  words: CommandTranslation,
  act: (watch: Watched) => Promise<T>,
): Promise<T> {
  const stop = new AbortController();
  const onInterrupt = () => stop.abort();
  process.once('SIGINT', onInterrupt);
  announce?.();
  // What stands in braces is filled in by the bar.
  const values = { done: '{value}', all: '{total}', time: '{eta_formatted}' };
  const bar = wanted === undefined ? null : progressBar(wanted.total, words.say(wanted.key, values));
  const news = new CrewNews(words, unit, bar);
  try {
    return await act({
      signal: stop.signal,
      onProgress: (done) => bar?.update(done),
      onCrew: (book) => news.tell(book),
    });
  } finally {
    process.off('SIGINT', onInterrupt);
    bar?.stop();
    news.sumUp();
  }
}

/** With this text behind it; on stderr, so that what is printed in the end can go into a file. */
export function progressBar(total: number, text: string): SingleBar | null {
  if (!process.stderr.isTTY) return null;
  const bar = new SingleBar(
    {
      format: `{bar} {percentage}%  ${text}{crew}`,
      stream: process.stderr,
      clearOnComplete: true,
    },
    Presets.shades_classic,
  );
  bar.start(total, 0, { crew: '' });
  return bar;
}
