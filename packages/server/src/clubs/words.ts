import type { NewClub } from '@provincia/protocol';
import { lookOf } from '../people/look.ts';
import { checkName, nameKey } from '../people/names.ts';
import { Refusal } from '../refusal.ts';

/** What people have written about a club, as it is stored: the only place that says so. Refuses names that nobody may have. */
export function wordsOf({ name, description }: Pick<NewClub, 'name' | 'description'>) {
  checkName(name);
  return { name, name_key: nameKey(name), look: lookOf(name), description };
}

/** Runs something that takes a name. The database decides whether another club has it, or one that looks like it. */
export async function takingClubName<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    // Both databases name the columns or their index: "clubs.name_key", "clubs_name".
    if (error instanceof Error && /unique.*clubs[._](name|look)/i.test(error.message))
      throw new Refusal(
        409,
        'club-name-taken',
        'Another club has this name, or one that looks like it: choose another.',
      );
    throw error;
  }
}
