import { hostname } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { CommandTranslation } from '@provincia/catalog/command';
import { type Options, Refusal, refusal, type Value } from '@provincia/command';
import { note, print } from '../../output.ts';
import { databaseOption, threadsOption } from '../hands.ts';
import { work } from './worker.ts';

const LONGEST_NAME = 60;

/** So long it waits before it tries to connect again. */
const AGAIN_MILLISECONDS = 2000;

/** `provincia worker`: does pieces of the runs that use a database, until somebody stops it. */
export async function worker(options: Options, { say }: CommandTranslation): Promise<number> {
  const database = databaseOption(options.database, 'worker');
  const threads = threadsOption(options.threads);
  const name = nameOption(options.name);
  const stop = new AbortController();
  const onSignal = () => stop.abort();
  const signals = ['SIGINT', 'SIGTERM'] as const;
  // The second one ends the program at once: others do what it was at all the same.
  for (const signal of signals) process.once(signal, onSignal);
  try {
    const serve = () =>
      work({ database, name, threads }, stop.signal, (version) =>
        print(say('command.workers.ready', { name, threads, version })),
      );
    // An address that is wrong is refused at once; later the database may be away for a while.
    let isOver = await serve();
    while (!isOver) {
      note(say('command.workers.lost'));
      isOver = await untilItServes(serve, stop.signal);
    }
    print(say('command.workers.stopped', { name }));
    return 0;
  } finally {
    for (const signal of signals) process.off(signal, onSignal);
  }
}

/** Waits until there is a connection again. */
async function untilItServes(serve: () => Promise<boolean>, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    await setTimeout(AGAIN_MILLISECONDS, undefined, { signal }).catch(() => {});
    try {
      return await serve();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return true;
}

function nameOption(value: Value): string {
  const name = String(value ?? `${hostname()}-${process.pid}`);
  if (name.length <= LONGEST_NAME) return name;
  throw refusal('worker-name', { most: LONGEST_NAME, count: name.length });
}
