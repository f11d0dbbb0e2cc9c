import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Refusal, readArgs, statusOf } from '@provincia/command';
import { readScenarios } from './read.ts';
import { runScenario } from './run.ts';

/** Runs the files and folders named, or the project's own suite, and says which scenarios do not hold and why. */
const suite = fileURLToPath(new URL('../../../scenarios', import.meta.url));

function filesIn(path: string): string[] {
  if (!existsSync(path)) throw new Refusal(`There is no file or folder "${path}".`);
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join(path, name));
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
  const { words: named } = readArgs(process.argv.slice(2), { options: [], words: Number.POSITIVE_INFINITY });
  for (const file of (named.length > 0 ? named : [suite]).flatMap(filesIn)) runFile(file);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
