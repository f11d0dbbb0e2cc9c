import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { BroadcastChannel, isMainThread, parentPort } from 'node:worker_threads';
import { workerData } from 'piscina';
import { noteTo } from '../programs/leash.ts';
import { craftOf, type KindName, type PieceOf, type ResultOf } from './kinds.ts';
import { FREE, READY, type ThreadTask } from './threads.ts';

const craft = isMainThread ? null : prepared(workerData as ThreadTask);

/** Does a whole piece: what the pool calls in each thread. */
export function doPiece(piece: PieceOf<KindName>): ResultOf<KindName> | Promise<ResultOf<KindName>> {
  if (craft === null) throw new Error('pieces are done in threads of their own');
  const steps = craft.begin(piece);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The compiled program itself. It names what it is made of by the contents: if anything there is another, so is this. */
export function program(): Promise<Buffer> {
  return readFile(fileURLToPath(import.meta.url));
}

function prepared({ channel, ...task }: ThreadTask) {
  const craft = craftOf(task);
  noteTo((message) => parentPort?.postMessage(message));
  if (channel !== null) {
    new BroadcastChannel(channel).onmessage = async () => {
      await craft.close?.();
      parentPort?.postMessage(FREE);
    };
  }
  return craft;
}

parentPort?.postMessage(READY);
