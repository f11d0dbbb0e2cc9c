// The releases of Node.js on which the packages have to work.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** They are to be had as packages for most platforms. */
const OTHERS = ['22.23.3', '24.9.0'];

/**
 * The one that runs this, and the others as far as they are to be had. They are kept in the folder.
 * @returns {{ version: string, program: string }[]}
 */
export function nodesIn(folder) {
  const here = { version: process.versions.node, program: process.execPath };
  const others = OTHERS.filter((version) => majorOf(version) !== majorOf(here.version));
  const programs = others.map((version) => ({
    version,
    program: join(folder, 'node_modules', version, 'bin/node'),
  }));
  if (programs.some(({ program }) => !existsSync(program))) fetch(others, folder);
  return [here, ...programs.filter(({ program }) => runs(program))];
}

function majorOf(version) {
  return version.split('.')[0];
}

function fetch(versions, folder) {
  mkdirSync(folder, { recursive: true });
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const wanted = versions.map((version) => `${version}@npm:${name}@${version}`);
  const options = ['--prefix', folder, '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', ['install', ...options, ...wanted], { stdio: ['ignore', 2, 2] });
  if (status !== 0)
    console.error(`Only this Node.js is tested: ${versions.join(' and ')} cannot be had here.`);
}

function runs(program) {
  return spawnSync(program, ['--version']).status === 0;
}
