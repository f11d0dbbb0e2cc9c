import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { proofsIn } from './rulebook.ts';

test('the scenarios of all folders are listed under the rules they prove, those of cards are not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
  mkdirSync(join(folder, 'base'));
  writeFileSync(
    join(folder, 'a.yaml'),
    '- {name: one, rule: general 5.1}\n- {name: two, rule: general 5.1}\n',
  );
  writeFileSync(
    join(folder, 'base/b.yaml'),
    '- {name: three, rule: general 14}\n- {name: four, rule: moat}\n- {name: five, rule: seaside 4.2}\n',
  );
  writeFileSync(join(folder, 'c.md'), 'no scenarios');
  expect(proofsIn(folder)).toEqual({
    '5.1': [
      { name: 'one', file: 'scenarios/a.yaml' },
      { name: 'two', file: 'scenarios/a.yaml' },
    ],
    '14': [{ name: 'three', file: 'scenarios/base/b.yaml' }],
    '19.4.2': [{ name: 'five', file: 'scenarios/base/b.yaml' }],
  });
  rmSync(folder, { recursive: true });
});
