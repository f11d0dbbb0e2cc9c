import { Refusal } from '../refusal.ts';
import type { Person } from './person.ts';

/** For accounts: somebody who finds a token must only be able to play with it. */
export function refusePrograms(person: Person | null): void {
  if (person?.program) {
    throw new Refusal(
      403,
      'not-for-programs',
      'A token is only for playing: sign in to see or change the account.',
    );
  }
}

/** The person who asks. Refuses strangers, and programs that ask in somebody's name. */
export function inPerson(person: Person | null): Person {
  refusePrograms(person);
  if (person === null) throw new Refusal(401, 'not-known', 'Sign in first.');
  return person;
}

/** The same, for members only. */
export function member(person: Person | null): Person {
  const known = inPerson(person);
  if (known.kind === 'guest') throw new Refusal(403, 'members-only', 'This is for registered players.');
  return known;
}
