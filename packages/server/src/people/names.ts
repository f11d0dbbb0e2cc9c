import { randomInt } from 'node:crypto';
import { Refusal } from '../refusal.ts';

const GUEST_NAMES = 10_000;

/** Names are compared by this: upper or lower case and Unicode forms do not matter. */
export function nameKey(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase();
}

export function guestName(): string {
  return `Guest ${randomInt(GUEST_NAMES).toString().padStart(4, '0')}`;
}

/** Refuses names that look like those we give to guests. */
export function checkName(name: string): void {
  if (/^guest\s*\d*$/.test(nameKey(name))) {
    throw new Refusal(422, 'name-reserved', 'Names like this one are given to guests: choose another.');
  }
}

export function nameTaken(name: string): Refusal {
  return new Refusal(
    409,
    'name-taken',
    `The name "${name}" is taken: choose another, or sign in if it is yours.`,
  );
}

/** Runs something that takes a name. If two people want it at the same moment, the database decides. */
export async function takingName<T>(name: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    // Both databases name the column: "people.name_key", "people_name_key_key".
    if (error instanceof Error && /unique.*name_key/i.test(error.message)) throw nameTaken(name);
    throw error;
  }
}
