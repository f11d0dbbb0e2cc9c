// What runs by itself: the commands, and what their threads run. Each has a small file in a `bin` folder, which loads the
// source compiled, and which others name where they start it. All are compiled together, so that what they share exists once.

/** The source of each, by its file in `bin`. Both from the root of the project. */
export const programs = new Map([
  ['packages/provincia/bin/provincia.js', 'packages/provincia/src/provincia.ts'],
  ['packages/lab/bin/stats-thread.js', 'packages/lab/src/stats/batch.ts'],
  ['packages/lab/bin/thread.js', 'packages/lab/src/work/thread.ts'],
  ['packages/server/bin/game-thread.js', 'packages/server/src/games/thread.ts'],
  ['packages/server/bin/thread.js', 'packages/server/src/bots/thread.ts'],
]);

/** The name of a compiled source: `lab-work-thread` for packages/lab/src/work/thread.ts, `provincia` for provincia/src/provincia.ts. */
export function nameOf(source) {
  return source
    .replace(/^packages\//, '')
    .replace(/\.ts$/, '')
    .split('/')
    .filter((part, i, all) => part !== 'src' && part !== all[i - 2])
    .join('-');
}
