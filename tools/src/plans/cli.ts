import { writeFileSync } from 'node:fs';
import { isPlayable, printedKingdoms } from '@provincia/catalog';
import { loadCommandTranslation } from '@provincia/catalog/command';
import { statusOf } from '@provincia/command';
import { STOPPED, watched } from '@provincia/lab';
import { findAll } from './find.ts';
import { readOptions } from './options.ts';

/**
 * Finds the plans that all levels need for the printed kingdoms, and writes them down where they are shipped. What is
 * shipped already is kept, unless another edition of a planner wants to find it anew; with `--further` the repertoires of
 * level hard are bred on from what they are. Both find the same whenever they begin with the same. Ctrl-C changes nothing.
 */
process.exitCode = await statusOf('plans', async () => {
  const options = readOptions(process.argv.slice(2));
  const kingdoms = printedKingdoms.filter(isPlayable);
  const words = await loadCommandTranslation('en');
  const found = await watched({ unit: 'kingdoms' }, words, async ({ signal, onCrew }) => {
    const plans = await findAll(kingdoms, options, (text) => console.log(text), { signal, onCrew });
    return signal.aborted ? null : plans;
  });
  if (found === null) return STOPPED;
  const lines = [...found].map(([key, line]) => `  '${key}':\n    '${line}',\n`);
  const source = `/** Plans for the printed kingdoms, found beforehand by \`npm run plans\`. */
// biome-ignore format: a line a plan
export const printed: Readonly<Record<string, string>> = {
${lines.join('')}};
`;
  writeFileSync(new URL('../../../packages/bots/src/plan/printed.ts', import.meta.url), source);
  return 0;
});
