import { register } from 'tsx/esm/api';

// What a thread of the simulator runs: like the command itself, the sources as they are.
register({ tsconfig: false });
const { playChunk } = await import('../src/sim/thread.ts');
export default playChunk;
