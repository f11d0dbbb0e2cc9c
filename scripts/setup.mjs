// Installs what the lock file asks for and node_modules lacks. Silent when nothing is missing.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { work } from './work.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const OLDEST_NODE = 20;

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function packagesOf(lockFile) {
  const file = join(root, lockFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/** npm notes in node_modules/.package-lock.json what it installed; a package for another platform is left out. */
function isComplete() {
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed[path];
    if (!found) return wanted.optional === true;
    return found.version === wanted.version && existsSync(join(root, path));
  });
}

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  fail(`Provincia needs Node.js ${OLDEST_NODE} or newer. You have ${process.versions.node}.`);
}

if (!isComplete()) {
  const install = 'npm ci --include=dev --loglevel=error';
  if (!(await work('Installing dependencies (needed only once)', install, root))) {
    fail('The dependencies could not be installed. Check your network connection and run `npm ci`.');
  }
}
