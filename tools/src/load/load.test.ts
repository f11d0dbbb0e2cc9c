import { expect, test } from 'vitest';
import { load } from './load.ts';
import { report } from './report.ts';

test('a few games at a given rate: every answer is seen by both, and nothing goes wrong', async () => {
  const options = { games: 3, rate: 40, seconds: 1, database: undefined, json: false };
  const measured = await load(options);
  expect(measured).toMatchObject({ answers: 40, errors: {} });
  expect(measured.bare[0]).toMatchObject({ size: 1, rows: 40 });
  expect(report(options, measured)).toContain('40 answers');
});
