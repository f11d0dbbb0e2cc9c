// Builds the web client, the server and the command if their sources are newer than what is there. Silent when nothing is to be done.
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compiled } from './compile.mjs';
import { programs } from './programs.mjs';
import { newestIn } from './sources.mjs';
import { work } from './work.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const page = join(root, 'packages/web/dist/index.html');
const packages = [
  'web',
  'catalog',
  'engine',
  'cards',
  'bots',
  'arena',
  'coach',
  'course',
  'lessons',
  'position',
  'protocol',
];
// The rulebook says how many scenarios prove a rule.
const sources = [...packages.map((name) => join('packages', name)), 'lessons', 'scenarios'].map((name) =>
  join(root, name),
);

if (!existsSync(page) || statSync(page).mtimeMs < newestIn(sources)) {
  const folder = join(root, 'packages/web');
  const command = 'npx vite build --configLoader runner --logLevel warn';
  // Also where a test has it built: otherwise it would be what developers see, with the places of sources in it.
  const env = { NODE_ENV: 'production' };
  if (!(await work('Building the web client', command, folder, env))) {
    console.error('The web client could not be built. See the output above.');
    process.exit(1);
  }
}

await compiled([...programs.values()][0]);
