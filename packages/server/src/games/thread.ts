/** What is done in the thread for whole games. */
export { checkReplay } from './check-replay.ts';
export { textLog } from './text-log.ts';
