// The server as bin/server.js starts it, but with shuffles and kingdoms that the test knows: they follow from TEST_SEED.
import { register } from 'tsx/esm/api';

register({ tsconfig: false });
const { run } = await import('../../src/run.ts');
const { realSurroundings } = await import('../../src/surroundings.ts');
const { Seeds } = await import('./seeds.ts');

const { TEST_SEED } = process.env;
if (TEST_SEED === undefined) throw new Error('TEST_SEED says with which shuffles this server plays.');
const seeds = new Seeds(TEST_SEED);

// Whoever has a channel to this process may begin another row of seeds by its name, or say the next seed itself. What was
// said comes back when that is done.
process.on('message', (said) => {
  if (typeof said === 'string') seeds.restart(said);
  else seeds.say(said.seed);
  process.send?.(said);
});
// And nobody is left who could need this server when that process is gone.
process.on('disconnect', () => process.exit());

await run({ ...realSurroundings, newSeed: () => seeds.next() });
