// What is printed of a run: a line for each step as it ends, and the last lines.

const SLOWEST = 10;
const LONGEST_WHY = 12;

/** @param {import('./run.mjs').Outcome} outcome */
export function lineOf({ name, passed, failures, seconds, log }) {
  const sign = failures.length === 0 ? '✓' : '✗';
  const counts = failures.length === 0 ? `${passed} passed` : `${passed} passed, ${failures.length} failed`;
  const where = failures.length === 0 ? '' : `  (full output: ${log})`;
  return `${sign} ${name.padEnd(10)} ${counts.padEnd(24)} ${time(seconds)}${where}`;
}

/** The slowest files, the steps, and every test that failed. */
export function summaryOf(outcomes, seconds) {
  const slowest = outcomes
    .flatMap(({ files }) => files)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST);
  const lines = [];
  if (slowest.length > 0) {
    lines.push('Slowest files:', ...slowest.map(({ file, seconds }) => `${time(seconds)}  ${file}`), '');
  }
  const ordered = outcomes.toSorted((a, b) => b.seconds - a.seconds);
  lines.push('By step:', ...ordered.map(({ name, seconds }) => `${time(seconds)}  ${name}`));
  lines.push(`${time(seconds)}  in total`);
  const failures = outcomes.flatMap(({ failures }) => failures);
  if (failures.length > 0) lines.push('', 'Failed:');
  for (const { where, why } of failures) lines.push(`✗ ${where}`, ...shortened(why));
  return lines.join('\n');
}

function shortened(why) {
  const lines = why.trimEnd().split('\n');
  const shown = lines.length > LONGEST_WHY ? [...lines.slice(0, LONGEST_WHY), '...'] : lines;
  return shown.map((line) => `    ${line}`);
}

function time(seconds) {
  return `${seconds.toFixed(1).padStart(6)} s`;
}
