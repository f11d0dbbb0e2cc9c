import { compiled } from '../../../scripts/compile.mjs';

// What a thread runs that counts games: compiled, like the command itself.
export const { countBatch } = await import(await compiled('packages/lab/src/stats/batch.ts'));
