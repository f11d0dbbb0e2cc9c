// Runs the checks and ends with the line `N passed, M failed`, the sum over all of them.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { partsOf } from './testing/parts.mjs';
import { runStep } from './testing/run.mjs';
import { dailySteps, groupsOf, steps } from './testing/steps.mjs';
import { lineOf, summaryOf } from './testing/summary.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const results = join(root, 'test-results');

const help = `npm test [-- [--repeat N] [--seed S] [PART...]]

Runs everything, or only the named parts: a step (${steps.map(({ name }) => name).join(', ')}), a package
(engine, cards, ...), or part of the path of a test file.

--repeat N  runs them N times, with a different seed each time
--seed S    the first seed (default 1); all randomness comes from it, including the order of the tests
--daily     runs only ${dailySteps.join(', ')}, like \`npm run check\``;

function wrong(sentence) {
  console.error(sentence);
  process.exit(2);
}

function read() {
  try {
    const options = {
      repeat: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      daily: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    };
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [repeat, seed] = [values.repeat, values.seed].map(Number);
    if (!Number.isInteger(repeat) || repeat < 1) wrong('--repeat must be a whole number, 1 or more.');
    if (!Number.isInteger(seed) || seed < 0) wrong('--seed must be a whole number, 0 or more.');
    return { ...values, repeat, seed, words: values.daily ? dailySteps : positionals };
  } catch (error) {
    return wrong(`${error.message}\n\n${help}`);
  }
}

async function runAll(parts, seed) {
  const outcomes = [];
  for (const group of groupsOf(steps.filter(({ name }) => parts.has(name)))) {
    console.log(`  ${group.map(({ name }) => name).join(', ')} ...`);
    const run = async (step) => {
      const outcome = await runStep(step, { files: parts.get(step.name), seed, folder: results, root });
      console.log(lineOf(outcome));
      return outcome;
    };
    outcomes.push(...(await Promise.all(group.map(run))));
  }
  return outcomes;
}

const { words, repeat, seed: first, help: asked } = read();
if (asked) {
  console.log(help);
  process.exit(0);
}
const parts = partsOf(words, root);
if (typeof parts === 'string') wrong(parts);

let [passed, failed] = [0, 0];
if (spawnSync(process.execPath, [join(root, 'scripts/setup.mjs')], { stdio: 'inherit' }).status !== 0) {
  failed = 1;
} else {
  for (let seed = first; seed < first + repeat; seed++) {
    if (repeat > 1) console.log(`\nRun ${seed - first + 1} of ${repeat}, seed ${seed}`);
    const begin = performance.now();
    const outcomes = await runAll(parts, seed);
    console.log(`\n${summaryOf(outcomes, (performance.now() - begin) / 1000)}`);
    passed += outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
    failed += outcomes.reduce((sum, outcome) => sum + outcome.failures.length, 0);
  }
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
