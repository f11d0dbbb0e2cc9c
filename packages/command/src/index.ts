/** How every command reads what was typed, and how it refuses what it cannot use. */
export { type Args, type Options, readArgs, type Value } from './args.ts';
export { wholeNumber } from './numbers.ts';
export { Refusal, refusal, statusOf } from './refusal.ts';
