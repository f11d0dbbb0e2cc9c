import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What is made from sources, or has nothing to do with them. */
const LEFT_OUT = /(^|[\\/])(node_modules|dist|e2e|tmp|test-results)([\\/]|$)/;

/** When a file in these folders was last written, in milliseconds. */
export function newestIn(folders) {
  let newest = 0;
  for (const folder of folders) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (LEFT_OUT.test(name)) continue;
      const found = statSync(join(folder, name));
      // A folder is younger than its sources also if something was built in it.
      if (found.isFile()) newest = Math.max(newest, found.mtimeMs);
    }
  }
  return newest;
}
