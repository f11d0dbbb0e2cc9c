import { compiled } from '../../../scripts/compile.mjs';

// What the thread for whole games runs: compiled, like the server itself.
export const { checkReplay, textLog } = await import(await compiled('packages/server/src/games/thread.ts'));
