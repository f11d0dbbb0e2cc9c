import { Refusal } from '../refusal.ts';
import type { Person } from './person.ts';

/** Whoever finds a token can play with it, and nothing more. */
export function ownHands(person: Person | null): void {
  if (person?.program) {
    throw new Refusal(
      403,
      'not-for-programs',
      'A token is for playing: sign in to see or change an account.',
    );
  }
}

/** The person, if he asks himself; for routes that have somebody. */
export function himself(person: Person | null): Person {
  ownHands(person);
  if (person === null) throw new Refusal(401, 'not-known', 'Sign in first.');
  return person;
}

export function member(person: Person | null): Person {
  const known = himself(person);
  if (known.kind === 'guest')
    throw new Refusal(403, 'members-only', 'This is for those who have registered a name.');
  return known;
}
