// Reads what the tools report about their tests into one form.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * @typedef {object} Found
 * @property {number} passed
 * @property {{ where: string, why: string }[]} failures
 * @property {{ file: string, seconds: number }[]} files How long each took.
 */
/** @typedef {(source: { report: string, output: string, root: string }) => Found} Read Throws if there is no report. */

/** @type {Read} */
export function readVitest({ report, root }) {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const found = { passed: 0, failures: [], files: [] };
  for (const { name, status, message, startTime, endTime, assertionResults } of testResults) {
    const file = relative(root, name);
    found.files.push({ file, seconds: (endTime - startTime) / 1000 });
    // A file that could not be loaded has no tests, and a failed hook may leave them all passed or skipped.
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) found.failures.push({ where: file, why: message });
    for (const { fullName, failureMessages } of failed) {
      found.failures.push({ where: `${file}: ${fullName}`, why: failureMessages.join('\n') });
    }
    for (const test of assertionResults) if (test.status === 'passed') found.passed++;
  }
  return found;
}

/** @type {Read} */
export function readPlaywright({ report, root }) {
  const { config, suites, errors } = JSON.parse(readFileSync(report, 'utf8'));
  const found = { passed: 0, failures: [], files: [] };
  for (const suite of suites) {
    const file = `${relative(root, config.rootDir)}/${suite.file}`;
    let seconds = 0;
    for (const { title, tests } of specsOf(suite)) {
      for (const { status, results } of tests) {
        for (const { duration } of results) seconds += duration / 1000;
        if (status === 'expected') found.passed++;
        else found.failures.push({ where: `${file}: ${title}`, why: whyOf(results) });
      }
    }
    found.files.push({ file, seconds });
  }
  for (const { message } of errors) found.failures.push({ where: 'browser', why: message });
  return found;
}

function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function whyOf(results) {
  return (
    results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n') || 'It was not run.'
  );
}

/**
 * Of a tool that says `FAILED what`, with why indented below it, and ends with the line `N passed, M failed`.
 * @type {Read}
 */
export function readFailedLines({ output }) {
  const [, passed, failed] = /^(\d+) passed, (\d+) failed\s*$/m.exec(output);
  const failures = [...output.matchAll(/^FAILED (.*)\n((?: .*\n|\n(?= ))*)/gm)].map(([, where, why]) => ({
    where,
    why,
  }));
  if (failures.length !== Number(failed))
    throw new Error(`it names ${failures.length} of ${failed} failures`);
  return { passed: Number(passed), failures, files: [] };
}
