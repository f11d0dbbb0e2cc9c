import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Proof, Proofs } from 'virtual:proofs';
import { parseRulebook, ruleNumberOf } from '@provincia/catalog/rulebook';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

const COUNTS = 'virtual:proof-counts';
const PROOFS = 'virtual:proofs';

const scenarios = fileURLToPath(new URL('../../../scenarios', import.meta.url));

/** The rulebook as a page needs it: read now, and with a table of the scenarios that prove its rules. */
export function rulebook(): Plugin {
  return {
    name: 'provincia-rulebook',
    enforce: 'pre',
    resolveId: (id) => (id === COUNTS || id === PROOFS ? `\0${id}` : null),
    load(id) {
      if (id === `\0${PROOFS}`) return `export default ${JSON.stringify(proofsIn(scenarios))};`;
      if (id !== `\0${COUNTS}`) return null;
      const counts = Object.entries(proofsIn(scenarios)).map(([rule, proofs]) => [rule, proofs.length]);
      return `export default ${JSON.stringify(Object.fromEntries(counts))};`;
    },
    transform: (source, id) =>
      id.endsWith('/rulebook.md')
        ? { code: `export default ${JSON.stringify(parseRulebook(source))};`, map: null }
        : null,
  };
}

/** What proves each rule, by its number in the book: the scenarios whose `rule` is one of the game or of a set. */
export function proofsIn(folder: string): Proofs {
  const proofs: Record<string, Proof[]> = {};
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!file.endsWith('.yaml')) continue;
    for (const { name, rule } of parse(readFileSync(join(folder, file), 'utf8')) as ScenarioHead[]) {
      const number = ruleNumberOf(String(rule));
      if (number === null) continue;
      proofs[number] = [...(proofs[number] ?? []), { name, file: `scenarios/${file}` }];
    }
  }
  return proofs;
}

interface ScenarioHead {
  readonly name: string;
  readonly rule: unknown;
}
