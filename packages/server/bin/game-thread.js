// Loaded by the thread for whole games: lets Node.js run TypeScript, then loads what is done there.
import { register } from 'tsx/esm/api';

register({ tsconfig: false });
export const { checkReplay } = await import('../src/games/check-replay.ts');
export const { textLog } = await import('../src/games/text-log.ts');
