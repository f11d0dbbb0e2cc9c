import { Refusal, readArgs, wholeNumber } from '@provincia/command';
import type { Attack } from './attack.ts';

/** The attacks whose numbers were typed, or all of them. */
export function chosen(args: readonly string[], attacks: readonly Attack[]): readonly Attack[] {
  const { words } = readArgs(args, { options: [], words: attacks.length });
  if (words.length === 0) return attacks;
  const most = Math.max(...attacks.map(({ number }) => number));
  const numbers = words.map((word) => wholeNumber(word, 'The number of an attack', { min: 1, max: most }));
  const missing = numbers.find((wanted) => !attacks.some(({ number }) => number === wanted));
  if (missing !== undefined) throw new Refusal(`There is no attack ${missing}.`);
  return attacks.filter(({ number }) => numbers.includes(number));
}
