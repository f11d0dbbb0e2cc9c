import { writeFileSync } from 'node:fs';
import { puzzles } from '@provincia/coach/puzzles';
import { statusOf } from '@provincia/command';
import { collect } from './collect.ts';
import { readOptions } from './options.ts';

/** Looks for puzzles in games of the levels, and adds them to those that are shipped. */
process.exitCode = await statusOf('puzzles', async () => {
  const options = readOptions(process.argv.slice(2), puzzles.length);
  const found = collect(options, puzzles, (text) => console.log(text));
  if (found.length === 0) {
    console.log(
      'Nothing new was found, and nothing was changed. Other games have other numbers: try --seed.',
    );
    return 0;
  }
  const lines = [...puzzles, ...found].map((puzzle) => JSON.stringify(puzzle));
  const file = new URL('../../../packages/coach/data/puzzles.json', import.meta.url);
  writeFileSync(file, `[\n${lines.join(',\n')}\n]\n`);
  return 0;
});
