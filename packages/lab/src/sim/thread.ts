import { parentPort } from 'node:worker_threads';
import { workerData } from 'piscina';
import { Arena, type Played } from './arena.ts';
import { READY, type ThreadOrders } from './orders.ts';
import type { Chunk } from './schedule.ts';

const { matches, ...extras } = workerData as ThreadOrders;
/** Of the matches it has played in so far. */
const arenas = new Map<number, Arena>();

/** Plays a chunk: what the pool calls in each thread. */
export function playChunk({ match, from, to }: Chunk): Played {
  const arena = arenas.get(match) ?? new Arena(matches[match], extras);
  arenas.set(match, arena);
  return arena.play(from, to);
}

parentPort?.postMessage(READY);
