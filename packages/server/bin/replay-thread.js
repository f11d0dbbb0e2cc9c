// Loaded by the thread that checks imported games: lets Node.js run TypeScript, then loads the thread itself.
import { register } from 'tsx/esm/api';

register({ tsconfig: false });
export const { checkReplay } = await import('../src/games/check-replay.ts');
