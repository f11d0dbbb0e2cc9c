import { writeFileSync } from 'node:fs';
import { statusOf } from '@provincia/command';
import { collect } from './collect.ts';
import { readOptions } from './options.ts';

/** Looks for puzzles in games of the levels, and writes them down where they are shipped. */
process.exitCode = await statusOf('puzzles', async () => {
  const options = readOptions(process.argv.slice(2));
  const puzzles = collect(options, (text) => console.log(text));
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzle));
  const file = new URL('../../../packages/coach/data/puzzles.json', import.meta.url);
  writeFileSync(file, `[\n${lines.join(',\n')}\n]\n`);
  return 0;
});
