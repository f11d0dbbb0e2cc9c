import { availableParallelism } from 'node:os';
import { type Options, refusal, type Value, wholeNumber } from '@provincia/command';
import type { Hands } from './do.ts';

const MOST_THREADS = 256;

/** The options that say who does the work, for programs without a help of their own. */
export const HANDS = ['--threads <n>', '--workers', '--database <address>'];

/** Who does the work: threads of this machine, or with `--workers` those who look for it in a database. */
export function handsOption({ workers, database, threads }: Options): Hands {
  if (workers === undefined) {
    if (database !== undefined) throw refusal('database-unused');
    return { threads: threadsOption(threads) };
  }
  if (threads !== undefined) throw refusal('threads-of-workers');
  return { database: databaseOption(database, '--workers') };
}

/** All cores, if it is not said. */
export function threadsOption(value: Value): number {
  if (value === undefined) return availableParallelism();
  return wholeNumber(value, '--threads', { min: 1, max: MOST_THREADS });
}

/** The address that was typed, or that of the environment. */
export function databaseOption(typed: Value, what: string): string {
  const address = String(typed ?? process.env.DATABASE_URL ?? '');
  if (address === '') throw refusal('database-needed', { what });
  if (/^postgres(ql)?:\/\//.test(address)) return address;
  throw refusal('database-address', { typed: address });
}
