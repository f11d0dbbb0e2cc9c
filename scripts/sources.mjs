import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What is made from sources, or has nothing to do with them. It is not even looked into: it may change meanwhile. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'e2e', 'tmp', 'test-results']);

/** When a file in these folders was last written, in milliseconds. */
export function newestIn(folders) {
  let newest = 0;
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (LEFT_OUT.has(entry.name)) continue;
      if (entry.isDirectory()) newest = Math.max(newest, newestIn([path]));
      // A folder is younger than its sources also if something was built in it.
      else if (entry.isFile()) newest = Math.max(newest, statSync(path).mtimeMs);
    }
  }
  return newest;
}
