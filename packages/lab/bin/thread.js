import { compiled } from '../../../scripts/compile.mjs';

// What a thread runs that does pieces of work: compiled, like the command itself.
export const { doPiece, program } = await import(await compiled('packages/lab/src/work/thread.ts'));
