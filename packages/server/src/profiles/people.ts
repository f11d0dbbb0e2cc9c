import type { Database } from '../store/database.ts';
import { addCards, addGames, addOpponents } from './sums.ts';

/** What is summed up of somebody's games, for themselves. */
export async function profileData(db: Database, person: string) {
  const games = await db.selectFrom('game_counts').selectAll().where('person', '=', person).execute();
  const cards = await db.selectFrom('card_counts').selectAll().where('person', '=', person).execute();
  const opponents = await db
    .selectFrom('opponent_counts')
    .innerJoin('people', 'people.id', 'opponent_counts.opponent')
    .selectAll('opponent_counts')
    .select('people.name')
    .where('person', '=', person)
    .execute();
  return {
    games: games.map(({ person: _, ...counts }) => counts),
    cards: cards.map(({ person: _, ...counts }) => counts),
    opponents: opponents.map(({ person: _, opponent: __, ...counts }) => counts),
  };
}

/** A guest has turned out to be a member: what they did is added up. They never played against themselves. */
export async function bringCountsAlong(db: Database, guest: string, member: string): Promise<void> {
  const games = await db.deleteFrom('game_counts').where('person', '=', guest).returningAll().execute();
  const cards = await db.deleteFrom('card_counts').where('person', '=', guest).returningAll().execute();
  const opponents = await db
    .deleteFrom('opponent_counts')
    .where(({ or, eb }) => or([eb('person', '=', guest), eb('opponent', '=', guest)]))
    .returningAll()
    .execute();
  const own = (person: string) => (person === guest ? member : person);
  await addGames(
    db,
    games.map((row) => ({ ...row, person: member })),
  );
  // A statement takes a thousand values and more, and there may be hundreds of cards.
  for (const row of cards) await addCards(db, [{ ...row, person: member }]);
  for (const row of opponents) {
    const added = { ...row, person: own(row.person), opponent: own(row.opponent) };
    if (added.person !== added.opponent) await addOpponents(db, [added]);
  }
}
