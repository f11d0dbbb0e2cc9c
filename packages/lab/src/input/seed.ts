import { randomBytes } from 'node:crypto';
import { fullSeed } from '@provincia/arena';
import { refusal, type Value } from '@provincia/command';

const DIGITS = 32;

/** A seed that nobody can foresee. */
function newSeed(): string {
  return randomBytes(DIGITS / 2).toString('hex');
}

/** The seed of a run: the one that was typed, or a new one. */
export function seedOption(typed: Value): string {
  if (typed === undefined) return newSeed();
  const seed = fullSeed(String(typed));
  if (seed !== null) return seed;
  throw refusal('seed', { digits: DIGITS, typed: String(typed) });
}
