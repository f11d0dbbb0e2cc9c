import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { factsSource } from './facts.ts';

test('the catalog tells of each card what the cards package says', () => {
  const written = readFileSync(new URL('../../../packages/catalog/src/facts.ts', import.meta.url), 'utf8');
  expect(written, 'run `npm run facts`').toBe(factsSource());
});
