// Builds the web client if its sources are newer than what is there. Silent when nothing is to be done.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { work } from './work.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const page = join(root, 'packages/web/dist/index.html');
const sources = ['web', 'catalog', 'engine', 'cards', 'bots', 'course', 'protocol'];

/** When the newest source was written. */
function newest() {
  let latest = 0;
  for (const name of sources) {
    const folder = join(root, 'packages', name);
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (/^(dist|e2e|test-results)\b|node_modules/.test(file)) continue;
      latest = Math.max(latest, statSync(join(folder, file)).mtimeMs);
    }
  }
  return latest;
}

if (!existsSync(page) || statSync(page).mtimeMs < newest()) {
  const folder = join(root, 'packages/web');
  if (
    !(await work('Building the web client', 'npx vite build --configLoader runner --logLevel warn', folder))
  ) {
    console.error('The web client could not be built: see above.');
    process.exit(1);
  }
}
