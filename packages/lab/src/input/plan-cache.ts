import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import type { PlanBook } from '@provincia/bots';

/** Plans that were found before: a file each in the user's cache, which all threads and later runs share. */
export const planCache: PlanBook = {
  get(key) {
    try {
      return readFileSync(fileOf(key), 'utf8');
    } catch {
      return undefined;
    }
  },

  set(key, line) {
    const file = fileOf(key);
    // Another thread may be reading: the file is there as a whole or not at all.
    const draft = `${file}.${process.pid}-${threadId}`;
    try {
      mkdirSync(folder(), { recursive: true });
      writeFileSync(draft, line);
      renameSync(draft, file);
    } catch {
      // Where nothing can be kept it is found again another time.
    }
  },
};

function folder(): string {
  return join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'provincia', 'plans');
}

function fileOf(key: string): string {
  return join(folder(), key.replaceAll(' ', '_'));
}
