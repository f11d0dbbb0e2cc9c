import { wilson } from '@provincia/arena';
import type { Against, Company, Opponents, PlayerCards } from '@provincia/protocol';
import type { Database } from '../store/database.ts';

const MOST_OPPONENTS = 20;

/** What somebody gains, and how often they win with it. */
export async function cardsOf(db: Database, person: string, company: Company): Promise<PlayerCards> {
  const all = await db
    .selectFrom('game_counts')
    .selectAll()
    .where('person', '=', person)
    .where('company', '=', company)
    .executeTakeFirst();
  const cards = await db
    .selectFrom('card_counts')
    .selectAll()
    .where('person', '=', person)
    .where('company', '=', company)
    .orderBy('card')
    .execute();
  const { games = 0, won = 0, shared = 0 } = all ?? {};
  return {
    company,
    games,
    won,
    shared,
    cards: cards.map(({ card, offered, offered_won, gained, gained_won }) => {
      const [low, high] = wilson(gained_won, gained);
      return {
        card,
        offered,
        gained,
        withIt: { won: gained_won, low, high },
        without: { won: offered_won - gained_won },
      };
    }),
  };
}

/** Those with whom somebody has played most. */
export async function opponentsOf(db: Database, person: string): Promise<Opponents> {
  return { opponents: await mostMet(db, person).execute() };
}

/** Goes along an index. Guests have no page, and several may have the same name. */
export function mostMet(db: Database, person: string) {
  return db
    .selectFrom('opponent_counts')
    .innerJoin('people', 'people.id', 'opponent_counts.opponent')
    .select(['people.name', 'games', 'won', 'lost', 'shared'])
    .where('person', '=', person)
    .where('people.name_key', 'is not', null)
    .orderBy('games', 'desc')
    .orderBy('opponent')
    .limit(MOST_OPPONENTS);
}

export async function against(db: Database, person: string, opponent: string): Promise<Against> {
  const row = await db
    .selectFrom('opponent_counts')
    .select(['games', 'won', 'lost', 'shared'])
    .where('person', '=', person)
    .where('opponent', '=', opponent)
    .executeTakeFirst();
  return row ?? { games: 0, won: 0, lost: 0, shared: 0 };
}
