import { compiled } from '../../../scripts/compile.mjs';

// What a thread of the simulator runs: compiled, like the command itself.
const { playChunk } = await import(await compiled('packages/lab/src/sim/thread.ts'));
export default playChunk;
