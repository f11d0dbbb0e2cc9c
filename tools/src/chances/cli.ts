import { writeFileSync } from 'node:fs';
import { loadCommandTranslation } from '@provincia/catalog/command';
import { readArgs, statusOf } from '@provincia/command';
import { calibrationOf, HANDS, learnedFrom, playTrials, print, STOPPED } from '@provincia/lab';

const known = ['--kingdoms <n>', '--games <n>', '--seed <hex>', ...HANDS];

/**
 * Level hard plays as for `provincia calibrate`, and what comes of the chances that it foresees tells how to state them.
 * That is written down where it is shipped. Ctrl-C changes nothing.
 */
process.exitCode = await statusOf('chances', async () => {
  const { options } = readArgs(process.argv.slice(2), { options: known });
  const words = await loadCommandTranslation('en');
  const { outcome, stopped } = await playTrials(calibrationOf(options), words);
  if (stopped) return STOPPED;
  const learned = learnedFrom(outcome.all);
  print(`${outcome.games} games: ${JSON.stringify(learned)}`);
  const file = new URL('../../../packages/bots/data/chances.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify(learned, null, 2)}\n`);
  return 0;
});
