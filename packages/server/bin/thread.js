import { compiled } from '../../../scripts/compile.mjs';

// What the threads of bots run: compiled, like the server itself.
export const { advise, lastTurn, playOn, reviewGame, search } = await import(
  await compiled('packages/server/src/bots/thread.ts')
);
