import { statusOf } from '@provincia/command';
import { bench } from './bench.ts';
import { keep, readKept } from './kept.ts';
import { readOptions } from './options.ts';
import { report, reportDisagreement, targets } from './report.ts';

/** 0: measured, whether targets are met or not; 1: engine and bare loop do not play alike; 2: wrong options. */
process.exitCode = await statusOf('bench', () => {
  const options = readOptions(process.argv.slice(2));
  const result = bench(options);
  const agrees = !('seed' in result);
  if (options.json)
    console.log(JSON.stringify(agrees ? { agrees, targets, ...result } : { agrees, ...result }, null, 2));
  else console.log(agrees ? report(result, readKept()) : reportDisagreement(result));
  if (agrees && options.keep) keep(result.speeds);
  return agrees ? 0 : 1;
});
