import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Refusal } from '@provincia/command';
import { Piscina } from 'piscina';
import { type Batch, type Counted, countBatch } from './batch.ts';
import { addCounts, type Counts, noCounts } from './counts.ts';
import { piecesOf } from './lines.ts';
import type { Wanted } from './played.ts';

/** How many pieces each thread has been given and not yet handed back: it counts one while the next one waits. */
const AHEAD = 2;

interface Reading {
  readonly files: readonly string[];
  readonly wanted: Wanted;
  readonly threads: number;
}

interface Watch {
  /** Ends it early, with what has been counted so far. */
  readonly signal: AbortSignal;
  /** Told how much has been read. */
  readonly onProgress: (read: number) => void;
}

/** Counts all games in the files, in their order: the first line that is wrong is refused, however many threads there are. */
export async function countFiles({ files, wanted, threads }: Reading, watch: Watch): Promise<Counts> {
  const counts = noCounts();
  const counting: { batch: Batch; counted: Promise<Counted> }[] = [];
  let pool: Piscina<Batch, Counted> | null = null;
  const takeOne = async () => {
    const { batch, counted } = counting.shift() as (typeof counting)[number];
    const found = await counted;
    if ('counts' in found) return addCounts(counts, found.counts);
    const values = { name: batch.file, line: found.line };
    throw new Refusal([{ code: 'in-line', values }, ...found.said]);
  };
  let before = 0;
  try {
    for (const file of files) {
      let read = 0;
      for await (const piece of piecesOf(file)) {
        if (watch.signal.aborted) return counts;
        read = piece.read;
        const batch = { file, first: piece.first, lines: piece.lines, wanted };
        // A thread takes longer to start than a short file to be counted.
        if (threads > 1 && piece.first > 1) pool ??= threadsFor(threads);
        const counted = pool === null ? Promise.resolve(countBatch(batch)) : pool.run(batch);
        // It is waited for in its turn.
        counted.catch(() => {});
        counting.push({ batch, counted });
        if (counting.length >= threads * AHEAD) await takeOne();
        watch.onProgress(before + read);
        await setImmediate();
      }
      before += read;
    }
    while (counting.length > 0 && !watch.signal.aborted) await takeOne();
    return counts;
  } finally {
    await pool?.destroy();
  }
}

function threadsFor(count: number): Piscina<Batch, Counted> {
  return new Piscina<Batch, Counted>({
    // JavaScript that compiles batch.ts if it has to, and loads it.
    filename: fileURLToPath(new URL('../../bin/stats-thread.js', import.meta.url)),
    name: 'countBatch',
    minThreads: count,
    maxThreads: count,
    // What the program itself was started with need not suit a thread.
    execArgv: [],
  });
}
