// Like `provincia serve`, but its shuffles and kingdoms follow from TEST_SEED, so that the test knows them.
import { register } from 'tsx/esm/api';

register({ tsconfig: false });
const { run } = await import('../../src/run.ts');
const { realSurroundings } = await import('../../src/surroundings.ts');
const { Seeds } = await import('./seeds.ts');
const { hasty } = await import('./hasty.ts');

// In daily kingdoms bots answer at once, unless pictures are taken of them.
const { TEST_SEED, TEST_DAILY_LEVEL = 'easy' } = process.env;
if (TEST_SEED === undefined) throw new Error('TEST_SEED says with which shuffles this server plays.');
const seeds = new Seeds(TEST_SEED);

/** By how much its clock is behind. */
let behind = 0;

// The parent process may start another sequence of seeds by its name, set the next seed, or put the clock back. The
// message is sent back when that is done.
process.on('message', (said) => {
  if (typeof said === 'string') seeds.restart(said);
  else if (said.behind === undefined) seeds.say(said.seed);
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
