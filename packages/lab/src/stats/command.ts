import { statSync } from 'node:fs';
import type { CommandTranslation } from '@provincia/catalog/command';
import { type Options, refusal, type Value, wholeNumber } from '@provincia/command';
import { unknownCard } from '../card/command.ts';
import { cardFinder } from '../input/cards.ts';
import { note, outputStyle, print } from '../output.ts';
import { threadsOption } from '../work/hands.ts';
import { progressBar, STOPPED } from '../work/watched.ts';
import { STANDARD_INPUT } from './lines.ts';
import type { Wanted } from './played.ts';
import { countFiles } from './run.ts';
import { summaryOf } from './summary.ts';
import { statsLines } from './table.ts';

const MIN = 30;
const MOST = 1_000_000;

/** `provincia stats`: who won in exported games, by what they gained, how they opened, where and from which seat. */
export async function stats(
  files: readonly string[],
  options: Options,
  words: CommandTranslation,
): Promise<number> {
  if (files.length === 0) throw refusal('stats-files');
  const min = options.min === undefined ? MIN : wholeNumber(options.min, '--min', { min: 1, max: MOST });
  const wanted = wantedBy(options, words);
  const threads = threadsOption(options.threads);
  const stop = new AbortController();
  const onInterrupt = () => stop.abort();
  // A second Ctrl-C ends the program at once.
  process.once('SIGINT', onInterrupt);
  const bar = progressBar(sizeOf(files), words.say('command.results.searching', { time: '{eta_formatted}' }));
  try {
    const watch = { signal: stop.signal, onProgress: (read: number) => bar?.update(read) };
    const counts = await countFiles({ files, wanted, threads }, watch);
    bar?.stop();
    const summary = summaryOf(counts, min);
    if (options.json) print(JSON.stringify(summary));
    else print(...statsLines(summary, min, outputStyle(words)));
    if (!stop.signal.aborted) return 0;
    note(words.say('command.stats.stopped', { games: counts.games }));
    return STOPPED;
  } finally {
    process.off('SIGINT', onInterrupt);
    bar?.stop();
  }
}

function wantedBy({ players, card }: Options, words: CommandTranslation): Wanted {
  return {
    ...(players === undefined ? {} : { players: wholeNumber(players, '--players', { min: 2, max: 6 }) }),
    ...(card === undefined ? {} : { pile: pileCalled(card, words) }),
  };
}

function pileCalled(name: Value, words: CommandTranslation): string {
  const id = cardFinder(words)(String(name));
  if (id === undefined) throw unknownCard(String(name));
  return id;
}

/** In bytes, as far as it can be known. */
function sizeOf(files: readonly string[]): number {
  const size = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return files.reduce((sum, file) => sum + (file === STANDARD_INPUT ? 0 : size(file)), 0);
}
