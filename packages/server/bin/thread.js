// What the pool of bot threads loads: makes TypeScript understood, then loads the thread itself.
import { register } from 'tsx/esm/api';

register({ tsconfig: false });
export const { playOn } = await import('../src/bots/thread.ts');
export default playOn;
