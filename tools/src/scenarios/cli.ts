import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArgs, statusOf } from '@provincia/command';
import { readScenarios } from './read.ts';
import { runScenario } from './run.ts';

/** Runs the files named, or the project's own suite, and says which scenarios do not hold and why. */
const suite = fileURLToPath(new URL('../../../scenarios', import.meta.url));

function ownFiles(): string[] {
  return readdirSync(suite, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join(suite, name));
}

let passed = 0;
let failed = 0;

function report(file: string, name: string, problems: readonly string[]): void {
  failed++;
  console.log(`FAILED ${file}: ${name}`);
  for (const problem of problems) console.log(`  ${problem.replaceAll('\n', '\n  ')}`);
}

function runFile(file: string): void {
  try {
    for (const read of readScenarios(readFileSync(file, 'utf8'))) {
      const problems = runScenario(read);
      if (problems.length === 0) passed++;
      else report(`${file}:${read.lineOf()}`, read.name, problems);
    }
  } catch (error) {
    report(file, 'the file', [error instanceof Error ? error.message : String(error)]);
  }
}

process.exitCode = await statusOf('scenarios', () => {
  const { words: files } = readArgs(process.argv.slice(2), { options: [], words: Number.POSITIVE_INFINITY });
  for (const file of files.length > 0 ? files : ownFiles()) runFile(file);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
