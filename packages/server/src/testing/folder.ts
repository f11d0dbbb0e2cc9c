import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for a database that is gone with the test. */
export function dataFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'provincia-data-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
