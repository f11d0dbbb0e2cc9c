// What the pools of bot threads load: makes TypeScript understood, then loads the thread itself.
import { register } from 'tsx/esm/api';

register({ tsconfig: false });
export const { playOn, search } = await import('../src/bots/thread.ts');
