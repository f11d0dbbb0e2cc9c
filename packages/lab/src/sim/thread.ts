import { parentPort } from 'node:worker_threads';
import type { Chunk } from '@provincia/arena';
import { workerData } from 'piscina';
import { READY, type ThreadOrders } from './orders.ts';
import { Arenas, type Played } from './recorded-arena.ts';

const { matches, games, ...extras } = workerData as ThreadOrders;
const arenas = new Arenas(matches, games, extras);

/** Plays a chunk: what the pool calls in each thread. */
export function playChunk(chunk: Chunk): Played {
  return arenas.play(chunk);
}

parentPort?.postMessage(READY);
