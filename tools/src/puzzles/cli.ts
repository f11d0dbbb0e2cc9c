import { writeFileSync } from 'node:fs';
import { loadCommandTranslation } from '@provincia/catalog/command';
import type { Puzzle } from '@provincia/coach';
import { puzzles } from '@provincia/coach/puzzles';
import { statusOf } from '@provincia/command';
import { STOPPED, watched } from '@provincia/lab';
import { check } from './check.ts';
import { collect } from './collect.ts';
import { readOptions } from './options.ts';

/**
 * Looks for puzzles in games of the levels, and adds them to those that are shipped, or gives up those that are wrong. 130:
 * stopped by Ctrl-C; what was found so far is added, and nothing is given up.
 */
process.exitCode = await statusOf('puzzles', async () => {
  const task = readOptions(process.argv.slice(2), puzzles.length);
  const words = await loadCommandTranslation('en');
  const tell = (text: string) => console.log(text);
  return watched({ unit: 'games' }, words, async ({ signal, onCrew }) => {
    const watch = { signal, onCrew };
    if (task.type === 'check') {
      const right = await check(puzzles, task.hands, tell, watch);
      if (signal.aborted) return STOPPED;
      write(right);
      tell(`${right.length} of ${puzzles.length} puzzles are right.`);
      return 0;
    }
    const found = await collect(task, puzzles, tell, watch);
    if (found.length > 0) write([...puzzles, ...found]);
    else tell('Nothing new was found, and nothing was changed. Other games have other numbers: try --seed.');
    return signal.aborted ? STOPPED : 0;
  });
});

function write(puzzles: readonly Puzzle[]): void {
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzle));
  const file = new URL('../../../packages/coach/data/puzzles.json', import.meta.url);
  writeFileSync(file, `[\n${lines.join(',\n')}\n]\n`);
}
