import type { Value } from './args.ts';
import { refusal } from './refusal.ts';

interface Range {
  readonly min: number;
  readonly max: number;
}

/** The whole number that an option was given. */
export function wholeNumber(value: Value, option: string, { min, max }: Range): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  throw refusal('whole-number', { option, min, max, typed: String(value) });
}
