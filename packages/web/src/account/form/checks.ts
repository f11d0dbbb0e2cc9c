import type { Slip } from './slips.ts';

const NAME = { least: 2, most: 24, signs: /^[\p{L}\p{N}][\p{L}\p{N} ._'-]*$/u };
const PASSWORD = { least: 8, most: 200 };

/** What is wrong with a name that somebody wants, as the server would say; it decides all the same. */
export function nameSlip(wanted: string): Slip | undefined {
  const name = wanted.normalize().trim();
  if (name.length < NAME.least) return 'name-short';
  if (name.length > NAME.most) return 'name-long';
  return NAME.signs.test(name) ? undefined : 'name-signs';
}

export function passwordSlip(wanted: string): Slip | undefined {
  if (wanted.length < PASSWORD.least) return 'password-short';
  return wanted.length > PASSWORD.most ? 'password-long' : undefined;
}

/** Of what only has to be there. */
export function emptySlip(given: string, slip: Slip): Slip | undefined {
  return given.trim() === '' ? slip : undefined;
}
