import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isCardId } from '@provincia/catalog';
import { parseRulebook, ruleNumberOf, ruleNumbers } from '@provincia/catalog/rulebook';
import { expect, test } from 'vitest';
import { readScenarios } from './read.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const book = readFileSync(join(root, 'packages/catalog/src/text/en/rulebook.md'), 'utf8');
const numbers = new Set(ruleNumbers(parseRulebook(book)));

test('what a scenario proves is a card, a number of the rulebook, or an example turn of a set', () => {
  const values = filesIn('scenarios', '.yaml').flatMap((file) =>
    readScenarios(readFileSync(file, 'utf8')).map(({ name, scenario }) => ({
      name,
      rule: typeof scenario === 'string' ? scenario : scenario.rule,
    })),
  );
  expect(values.filter(({ rule }) => rule.startsWith('general ')).length).toBeGreaterThan(400);
  expect(values.filter(({ rule }) => !isKnown(rule))).toEqual([]);
});

test('a rule that a comment names is in the rulebook', () => {
  const named = ['packages', 'tools', 'scenarios'].flatMap((folder) =>
    filesIn(folder, '.ts', '.tsx', '.yaml').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\b[Rr]ules? (\d+(?:\.\d+)*)\b/g)].map(([, number]) => ({
        file,
        number,
      })),
    ),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ number }) => !numbers.has(number))).toEqual([]);
});

function isKnown(rule: string): boolean {
  const number = ruleNumberOf(rule);
  return isCardId(rule) || (number !== null && numbers.has(number)) || /^[a-z-]+ example turns$/.test(rule);
}

function filesIn(folder: string, ...endings: string[]): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.includes('node_modules') && endings.some((ending) => name.endsWith(ending)))
    .map((name) => join(root, folder, name));
}
