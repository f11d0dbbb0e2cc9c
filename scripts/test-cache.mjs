import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Tests keep the plans of bots in a cache of their own, so that none comes from an earlier run. */
export default function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'provincia-cache-'));
  process.env.XDG_CACHE_HOME = folder;
  return () => rmSync(folder, { recursive: true });
}
