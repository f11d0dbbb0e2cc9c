import { statusOf } from '@provincia/command';
import { load } from './load.ts';
import { readOptions } from './options.ts';
import { loadQueue, reportQueue } from './queue.ts';
import { report, targets } from './report.ts';

/** 0: measured, whether targets are met or not; 1: something went wrong while playing; 2: wrong options. */
process.exitCode = await statusOf('load', async () => {
  const options = readOptions(process.argv.slice(2));
  if (options.queue) {
    const found = await loadQueue(options);
    console.log(options.json ? JSON.stringify(found, null, 2) : reportQueue(options, found));
    return found.errors.length === 0 ? 0 : 1;
  }
  const measured = await load(options);
  console.log(options.json ? JSON.stringify({ targets, ...measured }, null, 2) : report(options, measured));
  return Object.keys(measured.errors).length === 0 ? 0 : 1;
});
