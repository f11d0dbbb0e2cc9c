// The server as bin/server.js starts it, but with shuffles and kingdoms that the test knows: they follow from TEST_SEED.
import { register } from 'tsx/esm/api';

register({ tsconfig: false });
const { run } = await import('../run.ts');
const { realSurroundings } = await import('../surroundings.ts');
const { Seeds } = await import('./seeds.ts');

const { TEST_SEED } = process.env;
if (TEST_SEED === undefined) throw new Error('TEST_SEED says with which shuffles this server plays.');
const seeds = new Seeds(TEST_SEED);
await run({ ...realSurroundings, newSeed: () => seeds.next() });
