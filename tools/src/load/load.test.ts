import { expect, test } from 'vitest';
import { Dice } from '../fuzz/dice.ts';
import { load } from './load.ts';
import { readOptions } from './options.ts';
import { report } from './report.ts';

test('a few games at a given rate: every answer is seen by both, and nothing goes wrong', async () => {
  const dice = new Dice('load');
  const options = { ...readOptions([]), games: 3, rate: 400, seconds: 0.1 };
  const measured = await load(options, () => dice.bits() / 2 ** 32);
  expect(measured).toMatchObject({ answers: 40, errors: {} });
  expect(measured.bare[0]).toMatchObject({ size: 1, rows: 40 });
  expect(report(options, measured)).toContain('40 answers');
});
