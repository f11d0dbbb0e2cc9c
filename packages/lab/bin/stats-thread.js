import { compiled } from '../../../scripts/compile.mjs';

// What a thread runs that counts games: compiled, like the command itself.
const { countBatch } = await import(await compiled('packages/lab/src/stats/batch.ts'));
export default countBatch;
