import { allNames } from '@provincia/catalog/names';
import type { Plugin } from 'vite';

const MODULE = '@provincia/catalog/names';
const RESOLVED = `\0${MODULE}`;

/** What cards are called in all languages, worked out now: whoever searches gets a small table, not all the texts. */
export function cardNames(): Plugin {
  return {
    name: 'provincia-card-names',
    enforce: 'pre',
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? `export const allNames = ${JSON.stringify(allNames)};` : null),
  };
}
