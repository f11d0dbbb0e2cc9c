// Runs every check and ends with the line `N passed, M failed`, the sum over all of them.
// A check that reports counts adds them; any other adds one.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const scratch = mkdtempSync(join(tmpdir(), 'provincia-test-'));
const vitestReport = join(scratch, 'vitest.json');

const steps = [
  { name: 'typecheck', command: 'npm run -s typecheck' },
  { name: 'lint', command: 'npm run -s lint' },
  { name: 'knip', command: 'npm run -s knip' },
  { name: 'unit tests', command: vitest('unit'), count: countOfVitest },
  { name: 'server tests', command: vitest('server'), count: countOfVitest },
  { name: 'browser tests', command: 'npm run -s e2e', count: countOfLastLine },
  { name: 'scenarios', command: 'npm run -s scenarios', count: countOfLastLine },
  { name: 'fuzz', command: 'npm run -s fuzz -- --games 300 --seed 1', count: countOfLastLine },
];

function vitest(project) {
  const report = `--reporter=default --reporter=json --outputFile.json="${vitestReport}"`;
  return `npx vitest run --project ${project} ${report}`;
}

function countOfVitest() {
  const report = JSON.parse(readFileSync(vitestReport, 'utf8'));
  const notLoaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + notLoaded.length };
}

function countOfLastLine(output) {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(stripVTControlCharacters(output));
  return { passed: Number(passed), failed: Number(failed) };
}

/** Shows the output as it comes and keeps it. */
function run(command) {
  return new Promise((resolve) => {
    const child = spawn(command, { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      process.stdout.write(chunk);
    });
    child.on('close', (status) => resolve({ ok: status === 0, output }));
  });
}

/** A step that fails, but not in its counts, is one failure. */
function countOf(step, ok, output) {
  if (!step.count) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const { passed, failed } = step.count(output);
    return { passed, failed: ok ? failed : Math.max(failed, 1) };
  } catch {
    console.log(`${step.name} reported no counts`);
    return { passed: 0, failed: 1 };
  }
}

const total = { passed: 0, failed: 0 };
const failedSteps = [];

async function runStep(step) {
  console.log(`\n== ${step.name}`);
  const { ok, output } = await run(step.command);
  const { passed, failed } = countOf(step, ok, output);
  console.log(`-- ${step.name}: ${passed} passed, ${failed} failed`);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failedSteps.push(step.name);
}

const setup = await run('node scripts/setup.mjs');
if (setup.ok) {
  for (const step of steps) await runStep(step);
} else {
  total.failed += 1;
  failedSteps.push('setup');
}
rmSync(scratch, { recursive: true, force: true });

if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
