import { statusOf } from '@provincia/command';
import { print } from '@provincia/lab';
import { readOptions } from './options.ts';
import { timesOf } from './play.ts';
import { report } from './report.ts';

/** How long a level thinks, and how much memory that takes: one game after the other, so nothing else should run on the machine. */
process.exitCode = await statusOf('pace', async () => {
  const options = readOptions(process.argv.slice(2));
  const { grounds } = options;
  print(
    ...report(
      grounds,
      grounds.map((ground) => timesOf(options, ground)),
    ),
  );
  print('', `The process took at most ${Math.round(process.resourceUsage().maxRSS / 1024)} MB.`);
  return 0;
});
