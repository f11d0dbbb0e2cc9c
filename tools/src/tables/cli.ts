import { loadCommandTranslation } from '@provincia/catalog/command';
import { statusOf } from '@provincia/command';
import { print, STOPPED } from '@provincia/lab';
import { readOptions } from './options.ts';
import { playTables } from './play.ts';
import { announcement, report } from './report.ts';

/** 0: all was played, whoever won; 2: wrong options; 130: stopped by Ctrl-C, after the results so far. */
process.exitCode = await statusOf('tables', async () => {
  const options = readOptions(process.argv.slice(2));
  const words = await loadCommandTranslation('en');
  const { tally, stopped } = await playTables(options, words, () => print(...announcement(options)));
  print(...report(tally));
  return stopped ? STOPPED : 0;
});
