import { randomBytes } from 'node:crypto';
import { Refusal } from './refusal.ts';

const DIGITS = 32;

/** A seed that nobody can foresee. */
function newSeed(): string {
  return randomBytes(DIGITS / 2).toString('hex');
}

/** A short seed is the number it is; what is no seed at all stays what it is. */
function fullSeed(typed: string): string {
  return /^[0-9a-f]+$/i.test(typed) ? typed.toLowerCase().padStart(DIGITS, '0') : typed;
}

/** The seed of a run: the one that was typed, or a new one. */
export function seedOption(typed: unknown): string {
  if (typed === undefined) return newSeed();
  const seed = fullSeed(String(typed));
  if (/^[0-9a-f]{32}$/.test(seed)) return seed;
  throw new Refusal(`--seed is up to ${DIGITS} hexadecimal digits (0-9, a-f), not "${typed}".`);
}

/** As short as it can be typed. */
export function shortSeed(seed: string): string {
  return seed.replace(/^0+(?=.)/, '');
}
