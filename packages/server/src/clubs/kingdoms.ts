import type { ClubKingdom, NewClubKingdom } from '@provincia/protocol';
import type { Person } from '../people/person.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { kingdomFor } from '../tables/kingdom.ts';
import { settledChoice, storedChoice } from '../tables/settled.ts';
import type { ClubParts } from './founding.ts';
import { checkRole, lockClub } from './membership.ts';

const MOST_KINGDOMS = 40;

export async function kingdomsOf(db: Database, club: string): Promise<ClubKingdom[]> {
  const rows = await db
    .selectFrom('club_kingdoms')
    .selectAll()
    .where('club', '=', club)
    .orderBy('n', 'desc')
    .execute();
  return rows.map(({ n, name, kingdom, printed, shelters, colonies }) => ({
    n,
    name,
    cards: JSON.parse(kingdom),
    printed,
    shelters: settledChoice(shelters),
    colonies: settledChoice(colonies),
  }));
}

/** An organiser puts a kingdom on the list of the club. One that is wished for by chance is drawn now, and stays. */
export async function addKingdom(
  { db, newSeed }: ClubParts & { readonly newSeed: () => string },
  club: string,
  { name, kingdom, shelters, colonies }: NewClubKingdom,
  organiser: Person,
): Promise<void> {
  const { piles, printed } = await kingdomFor(kingdom, newSeed);
  await db.transaction().execute(async (db) => {
    await lockClub(db, club);
    await checkRole(db, club, organiser.id, 'organiser');
    const kept = await db.selectFrom('club_kingdoms').select('n').where('club', '=', club).execute();
    if (kept.length >= MOST_KINGDOMS)
      throw new Refusal(409, 'club-kingdoms', `A club keeps ${MOST_KINGDOMS} kingdoms: remove one first.`);
    await db
      .insertInto('club_kingdoms')
      .values({
        club,
        n: 1 + Math.max(0, ...kept.map(({ n }) => n)),
        name,
        kingdom: JSON.stringify(piles),
        printed,
        shelters: storedChoice(shelters),
        colonies: storedChoice(colonies),
      })
      .execute();
  });
}

export async function removeKingdom(
  { db }: ClubParts,
  club: string,
  n: number,
  organiser: Person,
): Promise<void> {
  await db.transaction().execute(async (db) => {
    await lockClub(db, club);
    await checkRole(db, club, organiser.id, 'organiser');
    const { numDeletedRows } = await db
      .deleteFrom('club_kingdoms')
      .where('club', '=', club)
      .where('n', '=', n)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound('kingdom');
  });
}
