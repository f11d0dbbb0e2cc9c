// The checks of the project: how each is run, and how what it found is read.
import { readFailedLines, readPlaywright, readVitest } from './reports.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {(files: readonly string[], seed: number) => string} command In the shell, for these files; for all if none is named.
 * @property {import('./reports.mjs').Read} [read] How its report is read; a step without one counts as one test.
 * @property {true} [usesOneCore] Then it runs beside the steps next to it that do so too.
 */

/** Where a step that writes a report writes it. */
const report = '"$TEST_REPORT"';

/**
 * In the order in which they are run: what tells soonest comes first.
 * @type {readonly Step[]}
 */
export const steps = [
  { name: 'types', command: () => 'npm run -s typecheck' },
  { name: 'lint', command: () => 'npm run -s lint' },
  { name: 'unused', command: () => 'npm run -s knip' },
  { name: 'unit', command: vitest('unit'), read: readVitest },
  { name: 'server', command: vitest('server'), read: readVitest },
  {
    name: 'scenarios',
    command: (files) => `npm run -s scenarios -- ${listed(files)}`,
    read: readFailedLines,
  },
  {
    name: 'fuzz',
    command: (_, seed) => `npm run -s fuzz -- --games 300 --seed ${seed}`,
    read: readFailedLines,
    usesOneCore: true,
  },
  { name: 'packages', command: vitest('packages'), read: readVitest, usesOneCore: true },
  {
    name: 'browser',
    command: (files) => `npm run -s e2e -- --reporter=list,json ${listed(files)}`,
    read: readPlaywright,
  },
];

/** What is quick enough to be run before every commit. */
export const dailySteps = ['types', 'lint', 'unused', 'unit', 'scenarios'];

/**
 * The steps that are run at once, one group after the other. The long ones use two cores each, and beside another one a browser
 * is too slow for its clicks.
 * @param {readonly Step[]} wanted
 */
export function groupsOf(wanted) {
  return wanted.reduce(
    (groups, step) => {
      const last = groups.at(-1);
      if (step.usesOneCore && last?.[0].usesOneCore) last.push(step);
      else groups.push([step]);
      return groups;
    },
    /** @type {Step[][]} */ ([]),
  );
}

/** The step to which a file with tests belongs; null if it has none. */
export function stepOf(file) {
  if (/^packages\/web\/e2e\/.*\.spec\.ts$/.test(file)) return 'browser';
  if (/^scenarios\/.*\.yaml$/.test(file)) return 'scenarios';
  if (!/\.test\.(ts|mjs)$/.test(file)) return null;
  if (file.startsWith('scripts/packing/')) return 'packages';
  return /^(packages\/server|tools\/src\/workers)\//.test(file) ? 'server' : 'unit';
}

function vitest(project) {
  return (files) =>
    `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${report} ${listed(files)}`;
}

function listed(files) {
  return files.map((file) => `"${file}"`).join(' ');
}
