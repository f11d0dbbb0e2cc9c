import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { run } from '../testing.ts';

const folder = fileURLToPath(new URL('../../../../docs/examples/', import.meta.url));

test('the review in docs/examples is what the command prints; docs/lab.md says how to make it again', async () => {
  const { status, out } = await run('review', `${folder}normal-smithy.txt`);
  expect(status).toBe(0);
  expect(out).toBe(readFileSync(`${folder}normal-smithy.review.txt`, 'utf8'));
});
