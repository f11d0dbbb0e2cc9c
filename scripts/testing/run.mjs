// Runs one step and says what came of it, also if it died.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const LAST_LINES = 25;

/**
 * @typedef {import('./reports.mjs').Found & { name: string, seconds: number, log: string }} Outcome
 */

/**
 * @param {import('./steps.mjs').Step} step
 * @param {{ files: readonly string[], seed: number, folder: string, root: string }} how
 * @returns {Promise<Outcome>}
 */
export async function runStep(step, { files, seed, folder, root }) {
  const { name } = step;
  mkdirSync(folder, { recursive: true });
  const [report, log] = [join(folder, `${name}.json`), join(folder, `${name}.log`)];
  // What an earlier run has left there is not the report of this one.
  rmSync(report, { force: true });
  const begin = performance.now();
  const env = {
    PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
    TEST_REPORT: report,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    PROVINCIA_TEST_SEED: String(seed),
  };
  const ending = await logged(step.command(files, seed), { cwd: root, env: { ...process.env, ...env } }, log);
  const seconds = (performance.now() - begin) / 1000;
  const output = stripVTControlCharacters(readFileSync(log, 'utf8'));
  return { ...judged(step, { ending, report, output, root }), name, seconds, log: relative(root, log) };
}

/** Its whole output goes to a file; resolves with how it ended: a status or a signal. */
function logged(command, options, log) {
  return new Promise((resolve, reject) => {
    const file = createWriteStream(log);
    const child = spawn(command, { ...options, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.pipe(file, { end: false });
    child.on('error', reject);
    child.on('close', (status, signal) => file.end(() => resolve(signal ?? status)));
  });
}

/** A step is as good as its report says, but never better than how its process ended. */
function judged(step, { ending, report, output, root }) {
  const failure = (what) => ({ where: step.name, why: `${what} Its last lines:\n${lastLines(output)}` });
  const well = ending === 0;
  if (step.read === undefined) {
    return { passed: well ? 1 : 0, failures: well ? [] : [failure(`It ended with ${ending}.`)], files: [] };
  }
  try {
    const found = step.read({ report, output, root });
    if (found.failures.length > 0) return found;
    if (!well) found.failures.push(failure(`It ended with ${ending}, although no test failed.`));
    else if (found.passed === 0) found.failures.push(failure('It ran no tests.'));
    return found;
  } catch (error) {
    const why = `It ended with ${ending} and left no readable report (${error.message}).`;
    return { passed: 0, failures: [failure(why)], files: [] };
  }
}

function lastLines(output) {
  return output.trimEnd().split('\n').slice(-LAST_LINES).join('\n');
}
