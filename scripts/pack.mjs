// Makes the packages that others install: a tarball for each library and one for the command.
//   npm run pack [-- FOLDER]     (default: tarballs)
import './setup.mjs';
import './build.mjs';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stageCommand } from './packing/command.mjs';
import { libraries, stageLibraries } from './packing/libraries.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const target = resolve(process.argv[2] ?? join(root, 'tarballs'));
const folder = mkdtempSync(join(tmpdir(), 'provincia-pack-'));
try {
  await stageLibraries({ root, folder });
  await stageCommand({ root, folder: join(folder, 'provincia') });
  mkdirSync(target, { recursive: true });
  const staged = [...libraries, 'provincia'].map((name) => join(folder, name));
  const pack = ['pack', '--silent', '--ignore-scripts', '--pack-destination', target, ...staged];
  process.stdout.write(execFileSync('npm', pack, { cwd: folder, encoding: 'utf8' }));
} finally {
  rmSync(folder, { recursive: true });
}
