import { facts, setIds } from '@provincia/cards/facts';
import type { Plugin } from 'vite';

const MODULE = '@provincia/cards/facts';
const RESOLVED = `\0${MODULE}`;

/** What is known of the cards, worked out now: the pages of the client get the table and none of the rules behind it. */
export function cardFacts(): Plugin {
  return {
    name: 'provincia-card-facts',
    enforce: 'pre',
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    load: (id) =>
      id === RESOLVED
        ? `export const facts = ${JSON.stringify(facts)};\nexport const setIds = ${JSON.stringify(setIds)};`
        : null,
  };
}
