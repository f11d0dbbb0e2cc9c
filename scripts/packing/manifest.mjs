import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {Readonly<Record<string, any>>} Manifest what a package.json holds */

/** @returns {Manifest} */
export function manifestIn(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/**
 * What is the same in the manifest of every package that others install.
 * @param {Manifest} ours the one in the workspace
 * @param {Manifest} root the one of the workspace itself
 */
export function published({ name, version, description, sideEffects }, root) {
  return {
    name,
    version,
    description,
    keywords: ['dominion', 'deck-building', 'card-game'],
    license: root.license,
    type: 'module',
    engines: root.engines,
    ...(sideEffects !== undefined && { sideEffects }),
  };
}
