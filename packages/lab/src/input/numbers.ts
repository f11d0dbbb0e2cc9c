import { Refusal } from './refusal.ts';

interface Range {
  readonly min: number;
  readonly max: number;
}

/** The whole number that an option was given. */
export function wholeNumber(value: unknown, option: string, { min, max }: Range): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max) return number;
  const range = `${min.toLocaleString('en')} to ${max.toLocaleString('en')}`;
  throw new Refusal(`${option} is a whole number from ${range}, not "${value}".`);
}
