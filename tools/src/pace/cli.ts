import { statusOf } from '@provincia/command';
import { print } from '@provincia/lab';
import { machineSpeed } from './machine.ts';
import { readOptions } from './options.ts';
import { timesOf } from './play.ts';
import { report, reportMachine } from './report.ts';

/** How long a level thinks, and how much memory that takes: one game after the other, so nothing else should run on the machine. */
process.exitCode = await statusOf('pace', async () => {
  const options = readOptions(process.argv.slice(2));
  const { grounds } = options;
  const speeds: number[] = [];
  const times = grounds.map((ground) => {
    speeds.push(machineSpeed());
    return timesOf(options, ground);
  });
  print(...report(grounds, times), '', reportMachine(speeds));
  print(`The process took at most ${Math.round(process.resourceUsage().maxRSS / 1024)} MB.`);
  return 0;
});
