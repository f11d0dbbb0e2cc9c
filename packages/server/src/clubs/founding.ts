import type { ClubChange, NewClub } from '@provincia/protocol';
import { checkAllowed } from '../moderation/sanctions.ts';
import { lockPerson } from '../people/lock.ts';
import type { Person } from '../people/person.ts';
import { Refusal } from '../refusal.ts';
import { newId } from '../secrets.ts';
import type { Database } from '../store/database.ts';
import { checkRole, lockClub } from './membership.ts';
import { takingClubName, wordsOf } from './words.ts';

/** How many clubs somebody may own before they found another. */
const MOST_OWNED = 3;
/** In how many clubs somebody may be, or ask to be. */
const MOST_CLUBS = 20;

export interface ClubParts {
  readonly db: Database;
  readonly now: () => number;
}

/** A new club, which the member owns. */
export async function foundClub({ db, now }: ClubParts, wish: NewClub, founder: Person): Promise<string> {
  const { joining, language } = wish;
  const id = newId();
  const at = now();
  const words = wordsOf(wish);
  await takingClubName(() =>
    db.transaction().execute(async (db) => {
      await lockPerson(db, founder.id);
      await checkAllowed(db, founder.id, 'people', at);
      await checkManyClubs(db, founder.id, 'owner');
      await db
        .insertInto('clubs')
        .values({ id, ...words, joining, language, invitation: newId(), created_at: at })
        .execute();
      await db
        .insertInto('club_people')
        .values({ club: id, person: founder.id, role: 'owner', since: at })
        .execute();
    }),
  );
  return id;
}

/** Nobody is in more clubs than they can care for. Counted while the person is locked. */
export async function checkManyClubs(
  db: Database,
  person: string,
  as: 'owner' | 'member' = 'member',
): Promise<void> {
  const rows = await db.selectFrom('club_people').select('role').where('person', '=', person).execute();
  const own = rows.filter(({ role }) => role !== 'removed');
  const owned = own.filter(({ role }) => role === 'owner');
  if (as === 'owner' && owned.length >= MOST_OWNED)
    throw new Refusal(429, 'too-many-clubs', `You own ${owned.length} clubs: hand one over first.`);
  if (own.length >= MOST_CLUBS)
    throw new Refusal(429, 'too-many-clubs', `You are in ${own.length} clubs: leave one first.`);
}

/** An owner changes what the club says of itself, and who can join. */
export async function changeClub(
  { db }: ClubParts,
  id: string,
  change: ClubChange,
  owner: Person,
): Promise<void> {
  await takingClubName(() =>
    db.transaction().execute(async (db) => {
      const club = await lockClub(db, id);
      await checkRole(db, id, owner.id, 'owner');
      const { name = club.name, description = club.description } = change;
      const { joining = club.joining, language = club.language } = change;
      await db
        .updateTable('clubs')
        .set({ ...wordsOf({ name, description }), joining, language })
        .where('id', '=', id)
        .execute();
    }),
  );
}

/** The link that was given out opens nothing from now on, but another one. */
export async function renewInvitation({ db }: ClubParts, id: string, organiser: Person): Promise<void> {
  await db.transaction().execute(async (db) => {
    await lockClub(db, id);
    await checkRole(db, id, organiser.id, 'organiser');
    await db.updateTable('clubs').set({ invitation: newId() }).where('id', '=', id).execute();
  });
}
