import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { partsOf } from './parts.mjs';
import { readFailedLines, readPlaywright, readVitest } from './reports.mjs';
import { runStep } from './run.mjs';
import { groupsOf, steps } from './steps.mjs';
import { lineOf, summaryOf } from './summary.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const folder = mkdtempSync(join(tmpdir(), 'provincia-runner-'));
afterAll(() => rmSync(folder, { recursive: true }));

const how = { files: [], seed: 7, folder, root: folder };
const step = (script, read) => ({ name: 'mine', command: () => `node -e '${script}'`, read });

/** What a test tool in the form of Vitest reports. */
const report = (...tests) =>
  JSON.stringify({
    testResults: [
      {
        name: join(folder, 'a.test.ts'),
        status: tests.every(({ status }) => status === 'passed') ? 'passed' : 'failed',
        message: '',
        startTime: 1000,
        endTime: 3500,
        assertionResults: tests,
      },
    ],
  });
const passed = { status: 'passed', fullName: 'it holds', failureMessages: [] };
const failed = { status: 'failed', fullName: 'it breaks', failureMessages: ['expected 1, received 2'] };
const writing = (text) =>
  `require("fs").writeFileSync(process.env.TEST_REPORT, ${JSON.stringify(text).replaceAll("'", '')});`;

describe('a step', () => {
  test('has passed as often as its report says', async () => {
    const outcome = await runStep(step(writing(report(passed, passed)), readVitest), how);
    expect(outcome).toMatchObject({ name: 'mine', passed: 2, failures: [] });
    expect(outcome.files).toEqual([{ file: 'a.test.ts', seconds: 2.5 }]);
  });

  test('names the tests that failed, and why', async () => {
    const outcome = await runStep(
      step(`${writing(report(passed, failed))} process.exit(1)`, readVitest),
      how,
    );
    expect(outcome).toMatchObject({
      passed: 1,
      failures: [{ where: 'a.test.ts: it breaks', why: 'expected 1, received 2' }],
    });
  });

  test('that dies without a report says how, with its last lines, and reads no older report', async () => {
    await runStep(step(writing(report(passed)), readVitest), how);
    const dying = step('console.log("the disk is full"); process.kill(process.pid, "SIGKILL")', readVitest);
    const { passed: count, failures } = await runStep(dying, how);
    expect([count, failures.length]).toEqual([0, 1]);
    expect(failures[0].why).toMatch(
      /^It ended with (SIGKILL|137) and left no readable report.*the disk is full/s,
    );
  });

  test('has failed if its process did, whatever the report says', async () => {
    const outcome = await runStep(
      step(`${writing(report(passed))} console.error("unhandled"); process.exit(3)`, readVitest),
      how,
    );
    expect(outcome.passed).toBe(1);
    expect(outcome.failures[0].why).toMatch(/^It ended with 3, although no test failed.*unhandled/s);
  });

  test('has failed if it ran no test, or a file of it could not be loaded', async () => {
    const none = await runStep(step(writing(JSON.stringify({ testResults: [] })), readVitest), how);
    expect(none.failures[0].why).toContain('It ran no tests.');
    const broken = report()
      .replace('"passed"', '"failed"')
      .replace('"message":""', '"message":"no such module"');
    const unloaded = await runStep(step(writing(broken), readVitest), how);
    expect(unloaded.failures).toEqual([{ where: 'a.test.ts', why: 'no such module' }]);
  });

  test('without a report counts as one test', async () => {
    expect(await runStep(step(''), how)).toMatchObject({ passed: 1, failures: [] });
    const broken = await runStep(step('console.log("line 3 is wrong"); process.exit(1)'), how);
    expect(broken.passed).toBe(0);
    expect(broken.failures[0].why).toContain('line 3 is wrong');
  });

  test('is told the seed of the run', async () => {
    const outcome = await runStep(step('process.exit(Number(process.env.PROVINCIA_TEST_SEED))'), how);
    expect(outcome.failures[0].why).toContain('It ended with 7.');
  });
});

describe('a report', () => {
  test('of a tool that prints is its last line, and the lines that say what failed', () => {
    const output =
      'FAILED moat.yaml: reveals\n  expected 5\n\n  not 4\nsome words\nFAILED witch.yaml: curses\n1 passed, 2 failed\n';
    expect(readFailedLines({ output })).toEqual({
      passed: 1,
      failures: [
        { where: 'moat.yaml: reveals', why: '  expected 5\n\n  not 4\n' },
        { where: 'witch.yaml: curses', why: '' },
      ],
      files: [],
    });
    expect(() => readFailedLines({ output: 'Killed\n' })).toThrow();
    expect(() => readFailedLines({ output: '1 passed, 2 failed\n' })).toThrow('it names 0 of 2 failures');
  });

  test('of Playwright has tests in suites, and errors outside of them', () => {
    const file = join(folder, 'playwright.json');
    const spec = (title, status, errors = []) => ({
      title,
      tests: [{ status, results: [{ duration: 1500, errors }] }],
    });
    const suites = [
      {
        file: 'game.spec.ts',
        specs: [spec('a whole game', 'expected')],
        suites: [{ specs: [spec('a rematch', 'unexpected', [{ message: 'no button' }])] }],
      },
    ];
    writeFileSync(
      file,
      JSON.stringify({
        config: { rootDir: join(folder, 'e2e') },
        suites,
        errors: [{ message: 'no browser' }],
      }),
    );
    expect(readPlaywright({ report: file, root: folder })).toEqual({
      passed: 1,
      failures: [
        { where: 'e2e/game.spec.ts: a rematch', why: 'no button' },
        { where: 'browser', why: 'no browser' },
      ],
      files: [{ file: 'e2e/game.spec.ts', seconds: 3 }],
    });
  });
});

describe('the parts of a run', () => {
  test('are all steps if none is named', () => {
    expect(partsOf([], root).get('fuzz')).toEqual([]);
    expect(partsOf([], root).size).toBe(9);
  });

  test('are steps, packages, or pieces of paths', () => {
    const parts = partsOf(['server', 'engine', 'scenarios/base/moat'], root);
    expect([...parts.keys()].sort()).toEqual(['scenarios', 'server', 'unit']);
    expect(parts.get('server')).toEqual([]);
    expect(parts.get('scenarios')).toEqual(['scenarios/base/moat.yaml']);
    expect(parts.get('unit')).toContain('packages/engine/src/pack.test.ts');
    expect(parts.get('unit').every((file) => file.startsWith('packages/engine/'))).toBe(true);
  });

  test('are refused with a sentence where a word means nothing', () => {
    expect(partsOf(['nonsense'], root)).toMatch(
      /^Nothing to test matches "nonsense"\. Name a step \(types, /,
    );
  });
});

test('steps run one after the other, but those that use one core beside each other', () => {
  const groups = groupsOf(steps).map((group) => group.map(({ name }) => name));
  expect(groups.flat()).toEqual(steps.map(({ name }) => name));
  expect(groups.filter(({ length }) => length > 1)).toEqual([['fuzz', 'packages']]);
});

test('the last lines name every failed test, the slowest files and the steps', () => {
  const files = Array.from({ length: 12 }, (_, i) => ({ file: `${i}.test.ts`, seconds: i }));
  const outcome = {
    name: 'unit',
    passed: 3,
    failures: [{ where: 'a: b', why: 'because' }],
    seconds: 20,
    files,
    log: 'unit.log',
  };
  expect(lineOf(outcome)).toBe('✗ unit       3 passed, 1 failed         20.0 s  (full output: unit.log)');
  const summary = summaryOf([outcome, { ...outcome, name: 'lint', failures: [], seconds: 2, files: [] }], 21);
  expect(summary.match(/test\.ts/g)).toHaveLength(10);
  expect(summary).toContain('Slowest files:\n  11.0 s  11.test.ts\n  10.0 s  10.test.ts\n');
  expect(summary).toContain('By step:\n  20.0 s  unit\n   2.0 s  lint\n  21.0 s  in total');
  expect(summary.endsWith('Failed:\n✗ a: b\n    because')).toBe(true);
});
