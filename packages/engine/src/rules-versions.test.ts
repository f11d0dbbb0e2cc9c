import { expect, test } from 'vitest';
import { changesIn, type RulesVersion, rulesProblem, rulesVersion, rulesVersions } from './rules-versions.ts';

test('versions count up from the first, each says what it changed, and new games are of the newest', () => {
  expect(rulesVersions.map(({ version }) => version)).toEqual(rulesVersions.map((_, i) => i + 1));
  expect(rulesVersions[0].changes).toEqual({});
  for (const { changes } of rulesVersions.slice(1)) {
    expect(Object.keys(changes)).not.toEqual([]);
    for (const what of Object.values(changes)) expect(what).toMatch(/^[A-Z].*\.$/);
  }
  expect(rulesVersion).toBe(rulesVersions.length);
  expect(rulesVersions.at(-1)?.status).toBe('played');
});

test('no version is played again once a later one has ended', () => {
  const order = ['retired', 'ending', 'played'];
  const statuses = rulesVersions.map(({ status }) => order.indexOf(status));
  expect(statuses).toEqual([...statuses].sort((one, other) => one - other));
});

test('a change holds from its version on', () => {
  expect(changesIn(1).has('treasure-users-first')).toBe(false);
  expect(changesIn(2).has('treasure-users-first')).toBe(true);
  expect(() => changesIn(0)).toThrow('no rules version 0');
});

const known: readonly RulesVersion[] = [
  { version: 1, status: 'retired', changes: {} },
  { version: 2, status: 'ending', changes: {} },
  { version: 3, status: 'played', changes: {} },
];

test.each([
  [1, 'retired-rules'],
  [2, null],
  [3, null],
  [4, 'newer-rules'],
  [0, 'rules'],
  [2.5, 'rules'],
  ['3', 'rules'],
  [undefined, 'rules'],
  [Number.NaN, 'rules'],
])('of versions 1, retired, to 3, version %s is refused as %s', (version, problem) => {
  expect(rulesProblem(version, known)).toBe(problem);
});
