import { readdirSync, readFileSync } from 'node:fs';
import { problemCodes } from '@provincia/protocol';
import { expect, test } from 'vitest';

const here = new URL('./', import.meta.url);
const textOf = (path: string) => readFileSync(new URL(path, here), 'utf8');

/** Where the rules refuse an answer. They know no protocol, so the compiler does not compare their codes with it. */
const rules = ['../../engine/src/decision.ts', '../../course/src/problem.ts'].map(textOf).join();
const server = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map(textOf)
  .join();

test('whatever the rules or the server refuse has a code of the protocol, for which clients have words', () => {
  const written = (text: string) => [...text.matchAll(/\bcode: '([^']+)'/g)].map(([, code]) => code);
  expect(written(rules)).toContain('not-offered');
  expect(written(rules)).toContain('no-undo');
  const known: readonly string[] = problemCodes;
  expect([...written(rules), ...written(server)].filter((code) => !known.includes(code))).toEqual([]);
});

test('the protocol has no code that nobody sends', () => {
  expect(problemCodes.filter((code) => !`${rules}${server}`.includes(`'${code}'`))).toEqual([]);
  expect(new Set(problemCodes).size).toBe(problemCodes.length);
});
