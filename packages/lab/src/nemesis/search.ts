import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Hunted } from '@provincia/bots';
import type { CommandTranslation } from '@provincia/catalog/command';
import { Piscina } from 'piscina';
import { progressBar } from '../sim/watched.ts';
import { type Order, searchFor } from './order.ts';

/**
 * Carries the orders out, each in a thread of its own and the first one in this one, with a progress bar. Null if Ctrl-C
 * was pressed.
 */
export async function searchWatched(
  orders: readonly Order[],
  { say }: CommandTranslation,
): Promise<readonly Hunted[] | null> {
  const [own, ...others] = orders;
  const stop = new AbortController();
  const onInterrupt = () => stop.abort();
  process.once('SIGINT', onInterrupt);
  const started = Date.now();
  const seconds = Math.ceil((own.until - started) / 1000);
  const bar = progressBar(seconds, say('command.results.searching', { time: '{eta_formatted}' }));
  const pool = others.length === 0 ? null : threadsFor(others.length);
  try {
    const theirs = Promise.all(others.map((order) => (pool as Piscina<Order, Hunted>).run(order)));
    const ours = searchHere(own, stop.signal, () => bar?.update((Date.now() - started) / 1000));
    // What goes wrong in a thread ends the search here too.
    const found = await Promise.all([ours, unlessAborted(theirs, stop.signal)]);
    const [first, rest] = found;
    return first === null || rest === null ? null : [first, ...rest];
  } finally {
    stop.abort();
    process.off('SIGINT', onInterrupt);
    bar?.stop();
    await pool?.destroy();
  }
}

function threadsFor(count: number): Piscina<Order, Hunted> {
  return new Piscina<Order, Hunted>({
    // JavaScript that compiles thread.ts if it has to, and loads it.
    filename: fileURLToPath(new URL('../../bin/nemesis-thread.js', import.meta.url)),
    minThreads: count,
    maxThreads: count,
    // What the program itself was started with need not suit a thread.
    execArgv: [],
  });
}

/** So long nobody else has a turn. */
const BREATH = 50;

async function searchHere(order: Order, signal: AbortSignal, onProgress: () => void): Promise<Hunted | null> {
  const search = searchFor(order);
  let last = Date.now();
  while (!signal.aborted) {
    const { done, value } = search.next();
    if (done) return value;
    if (Date.now() - last < BREATH) continue;
    onProgress();
    // Signals and the other threads have their turn.
    await setImmediate();
    last = Date.now();
  }
  return null;
}

/** What is promised, or null once the signal has come. */
async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | null> {
  const aborted = new Promise<null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
  return Promise.race([promise, aborted]);
}
