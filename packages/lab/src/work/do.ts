import { setImmediate } from 'node:timers/promises';
import type { CrewBook } from './crew.ts';
import { craftOf, hasPrograms, type KindName, manners, type Task } from './kinds.ts';
import { Ledger, type Work } from './ledger.ts';
import { Threads } from './threads.ts';

/** Who does the work: threads of this program, or workers that look for it in a database. */
export type Hands = { readonly threads: number } | { readonly database: string };

export interface Watch {
  /** Ends the work early: what has been done so far stays. */
  readonly signal?: AbortSignal;
  /** Told now and then. */
  readonly onProgress?: () => void;
  /** Told when all threads have started. */
  readonly onReady?: () => void;
  /** Told who is there to do it, and how fast they are, if it is done by workers. */
  readonly onCrew?: (book: CrewBook) => void;
}

/** Does a work. What comes of it depends on the work only, not on the hands. */
export async function doWork<K extends KindName>(
  work: Work<K>,
  hands: Hands,
  watch: Watch = {},
): Promise<void> {
  const ledger = new Ledger(work);
  if ('database' in hands) {
    const { doRemotely } = await import('./remote/run.ts');
    return doRemotely(work, ledger, hands.database, watch);
  }
  const others = hands.threads - (takesPart(work) ? 1 : 0);
  if (others === 0) return doHere(work, ledger, watch);
  const threads = new Threads<K>(work, others);
  threads.ready.then(watch.onReady, () => {});
  try {
    await doTogether(work, ledger, threads, watch);
  } finally {
    await threads.stop();
  }
}

/** Whether this thread does pieces too: it has long begun when others are ready. */
function takesPart({ kind }: Pick<Work, 'kind'>): boolean {
  return manners[kind].hasShortSteps;
}

/** So long nobody else has a turn. */
const BREATH = 50;

/** In this thread, until nothing is left, somebody wants to stop, or something goes wrong elsewhere. */
async function doHere<K extends KindName>(
  work: Work<K>,
  ledger: Ledger<K>,
  { signal, onProgress }: Watch,
  goesWrong: () => boolean = () => false,
): Promise<void> {
  const craft = craftOf<K>(work);
  const isOver = () => signal?.aborted || goesWrong();
  const lane = async () => {
    for (let next = isOver() ? null : ledger.next(); next !== null; next = isOver() ? null : ledger.next()) {
      const last = await lastStep(craft.begin(next.piece), isOver, onProgress);
      const result = last === null ? null : await unlessAborted(last.value, signal);
      if (result === null) return;
      ledger.put(next.place, result);
      onProgress?.();
      // Signals, the progress bar and the other threads have their turn between two pieces.
      await setImmediate();
    }
  };
  try {
    await Promise.all(Array.from({ length: lanesHere(work) }, lane));
  } finally {
    await craft.close?.();
  }
}

/** While a program thinks about one piece, others can be done. */
function lanesHere<K extends KindName>({ kind, orders }: Work<K>): number {
  return hasPrograms({ kind, orders } as Task) ? manners[kind].ahead : 1;
}

/** Goes on until the last step, but lets others have their turn meanwhile; null if it is over before. */
async function lastStep<T>(
  steps: Generator<void, T>,
  isOver: () => boolean | undefined,
  onProgress: (() => void) | undefined,
): Promise<{ value: T } | null> {
  let last = Date.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return { value };
    if (Date.now() - last < BREATH) continue;
    onProgress?.();
    await setImmediate();
    if (isOver()) return null;
    last = Date.now();
  }
}

async function doTogether<K extends KindName>(
  work: Work<K>,
  ledger: Ledger<K>,
  threads: Threads<K>,
  watch: Watch,
): Promise<void> {
  const { signal, onProgress } = watch;
  let wrong = false;
  const lane = async () => {
    for (let next = ledger.next(); next !== null && !signal?.aborted; next = ledger.next()) {
      ledger.put(next.place, await threads.do(next.piece));
      onProgress?.();
    }
  };
  const theirs = threads.ready.then(() => Promise.all(Array.from({ length: threads.lanes }, lane)));
  theirs.catch(() => {
    wrong = true;
  });
  if (takesPart(work)) await doHere(work, ledger, watch, () => wrong);
  // What others are at is waited for, unless somebody wants to stop. They may not even have started.
  if (!ledger.isDone) await unlessAborted(theirs, signal);
}

/** What is promised, or null once the signal has come. */
async function unlessAborted<T>(promise: T | Promise<T>, signal: AbortSignal | undefined): Promise<T | null> {
  if (!(promise instanceof Promise) || signal === undefined) return promise;
  if (signal.aborted) return null;
  let abort = () => {};
  const aborted = new Promise<null>((resolve) => {
    abort = () => resolve(null);
    signal.addEventListener('abort', abort, { once: true });
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
