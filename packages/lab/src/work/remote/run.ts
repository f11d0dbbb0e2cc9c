import { setTimeout } from 'node:timers/promises';
import { Refusal, refusal } from '@provincia/command';
import { CrewBook } from '../crew.ts';
import type { Watch } from '../do.ts';
import type { KindName, Task } from '../kinds.ts';
import type { Ledger, Numbered } from '../ledger.ts';
import { Bell } from './bell.ts';
import { Post } from './post.ts';
import { programVersion } from './version.ts';

/** How often a run looks who is there. */
const LOOK_MILLISECONDS = 1000;

/** So long it waits before it tries to connect again. */
const AGAIN_MILLISECONDS = 2000;

/** How many pieces are handed out for each thread of the workers, and how many at least: some wait while others are done. */
const AHEAD = 4;
const FEWEST = 16;

/**
 * Has workers do the pieces, and waits for what comes of them. All that is known of the run is here: when the connection is
 * lost, the pieces that are not done are handed out again over a new one.
 */
export async function doRemotely<K extends KindName>(
  task: Task<K>,
  ledger: Ledger<K>,
  database: string,
  watch: Watch,
): Promise<void> {
  const version = await programVersion();
  const bell = new Bell(watch.signal);
  const book = new CrewBook(version);
  const open = () => Post.open(database, task, version, () => bell.ring());
  let post: Post<K> | null = await open();
  while (post !== null) {
    post.lost.then(() => bell.ring());
    try {
      await attend(post, ledger, book, bell, watch);
      return;
    } catch (error) {
      if (await post.isAlive()) throw error;
    } finally {
      await post.close();
    }
    book.see(null);
    watch.onCrew?.(book);
    post = await again(open, watch.signal);
  }
}

/** Until everything is done or somebody wants to stop. */
async function attend<K extends KindName>(
  post: Post<K>,
  ledger: Ledger<K>,
  book: CrewBook,
  bell: Bell,
  { signal, onProgress, onCrew }: Watch,
): Promise<void> {
  if (ledger.openCount > 0) await post.send(ledger.open);
  let looked = Number.NEGATIVE_INFINITY;
  while (!signal?.aborted) {
    const now = performance.now();
    if (now - looked >= LOOK_MILLISECONDS) {
      looked = now;
      book.see(await post.look());
      onCrew?.(book);
      const workers = await post.deadly();
      if (workers > 0) throw refusal('deadly-piece', { workers });
    }
    const pieces = taken(ledger, Math.max(FEWEST, AHEAD * book.threads));
    if (pieces.length > 0) await post.send(pieces);
    const delivered = await post.fetch();
    for (const { place, worker, amount, seconds, result } of delivered) {
      if (ledger.put(place, result)) book.count(worker, amount, seconds);
    }
    onProgress?.();
    if (ledger.isDone) break;
    if (delivered.length === 0) await bell.heard(LOOK_MILLISECONDS);
  }
  onCrew?.(book);
}

/** Pieces to hand out, until so many are out. */
function taken<K extends KindName>(ledger: Ledger<K>, most: number): Numbered<K>[] {
  const pieces: Numbered<K>[] = [];
  while (ledger.openCount < most) {
    const next = ledger.next();
    if (next === null) break;
    pieces.push(next);
  }
  return pieces;
}

/** Tries until it succeeds; null if somebody wants to stop. */
async function again<T>(open: () => Promise<T>, signal: AbortSignal | undefined): Promise<T | null> {
  while (!signal?.aborted) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await setTimeout(AGAIN_MILLISECONDS, undefined, { signal }).catch(() => {});
    }
  }
  return null;
}
