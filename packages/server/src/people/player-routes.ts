import {
  ByName,
  GamesQuery,
  Leaderboard,
  LeaderboardQuery,
  PlayerGames,
  PlayerPage,
} from '@provincia/protocol';
import { type AnyRoute, route } from '../http/api.ts';
import { notFound } from '../refusal.ts';
import type { PersonRow } from '../store/database.ts';
import type { PeopleContext } from './context.ts';
import { gamesOf } from './history.ts';
import { nameKey } from './names.ts';
import { leaderboard, ratingsOf } from './ratings.ts';

const tag = 'Players';

/** What everybody may know about members; guests have no page, for their names are not theirs alone. */
export function playerRoutes(context: PeopleContext): AnyRoute[] {
  const { db } = context;

  async function find(name: string): Promise<PersonRow> {
    const row = await db
      .selectFrom('people')
      .selectAll()
      .where('name_key', '=', nameKey(name))
      .executeTakeFirst();
    if (row === undefined) throw notFound('player');
    return row;
  }

  return [
    route({
      method: 'GET',
      path: '/api/people/:name',
      summary: 'A player, with his ratings.',
      tag,
      who: 'anybody',
      params: ByName,
      reply: PlayerPage,
      handle: async ({ params }) => {
        const { id, name, created_at } = await find(params.name);
        return { name, since: new Date(created_at).toISOString(), ratings: await ratingsOf(db, id) };
      },
    }),
    route({
      method: 'GET',
      path: '/api/people/:name/games',
      summary: 'The games that a player has finished, the last one first.',
      tag,
      who: 'anybody',
      params: ByName,
      query: GamesQuery,
      reply: PlayerGames,
      handle: async ({ params, query, person }) => {
        const { id, name } = await find(params.name);
        return gamesOf(context, { id, name, kind: 'member', program: false, session: null }, person, query);
      },
    }),
    route({
      method: 'GET',
      path: '/api/leaderboard',
      summary: 'The best players of games with so many players.',
      tag,
      who: 'anybody',
      query: LeaderboardQuery,
      reply: Leaderboard,
      handle: ({ query }) => leaderboard(db, query.players),
    }),
  ];
}
