import { run } from '../../src/run.ts';
import { realSurroundings } from '../../src/surroundings.ts';
import { hasty } from './hasty.ts';
import { Seeds } from './seeds.ts';

/** What the parent process says: the name of another sequence of seeds, the next seed, or by how much to put the clock back. */
type Said = string | { readonly seed: string } | { readonly behind: number };

// In daily kingdoms bots answer at once, unless pictures are taken of them.
const { TEST_SEED, TEST_DAILY_LEVEL = 'easy' } = process.env;
if (TEST_SEED === undefined) throw new Error('TEST_SEED says with which shuffles this server plays.');
const seeds = new Seeds(TEST_SEED);

/** By how much its clock is behind. */
let behind = 0;

// The message is sent back when that is done.
process.on('message', (said: Said) => {
  if (typeof said === 'string') seeds.restart(said);
  else if ('seed' in said) seeds.say(said.seed);
  else behind = said.behind;
  process.send?.(said);
});
// Nobody needs this server once its parent is gone.
process.on('disconnect', () => process.exit());

await run(process.env, {
  ...realSurroundings,
  now: () => Date.now() - behind,
  newSeed: () => seeds.next(),
  cares: hasty,
  dailyLevel: TEST_DAILY_LEVEL,
  localPush: true,
});
