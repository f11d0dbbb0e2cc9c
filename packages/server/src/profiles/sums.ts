import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import type { CardCountRow, GameCountRow, OpponentCountRow } from './rows.ts';

export async function addGames(db: Database, rows: readonly GameCountRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('game_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['person', 'company']).doUpdateSet({
        games: more('game_counts', 'games'),
        won: more('game_counts', 'won'),
        shared: more('game_counts', 'shared'),
      }),
    )
    .execute();
}

export async function addCards(db: Database, rows: readonly CardCountRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('card_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['person', 'company', 'card']).doUpdateSet({
        offered: more('card_counts', 'offered'),
        offered_won: more('card_counts', 'offered_won'),
        gained: more('card_counts', 'gained'),
        gained_won: more('card_counts', 'gained_won'),
      }),
    )
    .execute();
}

export async function addOpponents(db: Database, rows: readonly OpponentCountRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('opponent_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['person', 'opponent']).doUpdateSet({
        games: more('opponent_counts', 'games'),
        won: more('opponent_counts', 'won'),
        lost: more('opponent_counts', 'lost'),
        shared: more('opponent_counts', 'shared'),
      }),
    )
    .execute();
}

/** What is there and what comes, together. */
function more(table: string, column: string) {
  return sql<number>`${sql.ref(`${table}.${column}`)} + ${sql.ref(`excluded.${column}`)}`;
}
