// Loaded by the threads of bots: lets Node.js run TypeScript, then loads the thread itself.
import { register } from 'tsx/esm/api';

register({ tsconfig: false });
export const { playOn, search } = await import('../src/bots/thread.ts');
