// What the words after `npm test --` mean: a step, a package, or a piece of the path of a test file.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { stepOf, steps } from './steps.mjs';

const places = ['packages', 'tools', 'scripts', 'scenarios'];

/**
 * The steps to run, each with the files it is for (none: for all), or a sentence if a word means nothing.
 * @returns {Map<string, string[]> | string}
 */
export function partsOf(words, root) {
  const names = steps.map(({ name }) => name);
  if (words.length === 0) return new Map(names.map((name) => [name, []]));
  const whole = new Set(words.filter((word) => names.includes(word)));
  const parts = new Map([...whole].map((name) => [name, []]));
  const files = testFiles(root);
  for (const word of words) {
    if (whole.has(word)) continue;
    const isPackage = existsSync(join(root, 'packages', word));
    const meant = files.filter((file) => file.includes(isPackage ? `packages/${word}/` : word));
    if (meant.length === 0) {
      return `Nothing to test matches "${word}". Name a step (${names.join(', ')}), a package, or part of the path of a test.`;
    }
    for (const file of meant) {
      const step = stepOf(file);
      if (!whole.has(step)) parts.set(step, [...new Set([...(parts.get(step) ?? []), file])]);
    }
  }
  return parts;
}

function testFiles(root) {
  return places
    .flatMap((place) => readdirSync(join(root, place), { recursive: true }).map((file) => `${place}/${file}`))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('node_modules/') && stepOf(file) !== null);
}
