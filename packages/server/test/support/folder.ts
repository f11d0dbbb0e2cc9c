import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps these files in memory. A server waits for the disk at every answer, and tests keep nothing. */
const MEMORY = '/dev/shm';

/** A folder for a database that is deleted with the test. */
export function dataFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(isWritable(MEMORY) ? MEMORY : tmpdir(), 'provincia-data-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
