import type { ProblemCode } from '../api/problem-words.ts';

const NAME = { least: 2, most: 24, signs: /^[\p{L}\p{N}][\p{L}\p{N} ._'-]*$/u };
const PASSWORD = { least: 8, most: 200 };

/** What is wrong with a name that somebody wants, as the server would say; it decides all the same. */
export function nameProblem(wanted: string): ProblemCode | undefined {
  const name = wanted.normalize().trim();
  if (name.length < NAME.least) return 'name-short';
  if (name.length > NAME.most) return 'name-long';
  return NAME.signs.test(name) ? undefined : 'name-signs';
}

export function passwordProblem(wanted: string): ProblemCode | undefined {
  if (wanted.length < PASSWORD.least) return 'password-short';
  return wanted.length > PASSWORD.most ? 'password-long' : undefined;
}

/** Only what nobody would mean as an address: whether it takes mail shows when a mail is sent. */
export function addressProblem(wanted: string): ProblemCode | undefined {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(wanted.trim()) ? undefined : 'address-signs';
}

/** Of what only has to be there. */
export function emptyProblem(given: string, problem: ProblemCode): ProblemCode | undefined {
  return given.trim() === '' ? problem : undefined;
}
