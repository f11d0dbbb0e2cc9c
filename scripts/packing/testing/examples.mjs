// The examples of the READMEs, in a folder in which only the packages are installed.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestIn } from '../manifest.mjs';

const EXAMPLE = /^```ts (\S+)\n(.*?)^```$/gms;

/** @returns {{ file: string, text: string }[]} */
export function examplesOf(name, root) {
  const page = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
  return [...page.matchAll(EXAMPLE)].map(([, file, text]) => ({ file, text }));
}

/** Installs the tarballs and what else the examples need. */
export function install(tarballs, { root, folder }) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const socket = `socket.io-client@${manifestIn(join(root, 'packages/web')).dependencies['socket.io-client']}`;
  const options = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...options, ...tarballs, socket], { cwd: folder, stdio: ['ignore', 2, 2] });
}

/** Compiles the examples against the types of the packages, all of which are checked too; says what is wrong. */
export function compileExamples(examples, { root, folder }) {
  for (const { file, text } of examples) writeFileSync(join(folder, file), text);
  const compilerOptions = {
    target: 'es2023',
    module: 'nodenext',
    strict: true,
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
    rootDir: '.',
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  return spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' }).stdout;
}
