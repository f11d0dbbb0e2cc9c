import {
  ByName,
  GamesQuery,
  Leaderboard,
  LeaderboardQuery,
  PlayerGames,
  PlayerPage,
  ReviewedGames,
} from '@provincia/protocol';
import type { Api } from '../http/api.ts';
import type { PeopleContext } from './context.ts';
import { gamesOf } from './history.ts';
import { memberCalled } from './members.ts';
import { leaderboard, ratingsOf } from './ratings.ts';
import { reviewedGames } from './reviewed-games.ts';

const tags = ['Players'];
/** A request for rare games looks at thousands. */
const LOOKING_THROUGH = 120;

/** What everybody may know about members. Guests have no page because several may have the same name. */
export function playerRoutes(app: Api, context: PeopleContext): void {
  const { db } = context;

  app.route({
    method: 'GET',
    url: '/api/people/:name',
    schema: {
      summary: 'A player, with their ratings.',
      tags,
      params: ByName,
      response: { 200: PlayerPage },
    },
    config: { who: 'anybody' },
    handler: async ({ params }) => {
      const { id, name, created_at } = await memberCalled(db, params.name);
      return { name, since: new Date(created_at).toISOString(), ratings: await ratingsOf(db, id) };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/people/:name/games',
    schema: {
      summary: 'The finished games of a player, latest first.',
      tags,
      params: ByName,
      querystring: GamesQuery,
      response: { 200: PlayerGames },
    },
    config: { who: 'anybody', limit: LOOKING_THROUGH },
    handler: async ({ params, query, person }) => {
      const { id, name } = await memberCalled(db, params.name);
      return gamesOf(context, { id, name, kind: 'member', program: false, session: null }, person, query);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/people/:name/reviews',
    schema: {
      summary:
        'How well a player decided in the last games of theirs that were reviewed, latest first, at most 50.',
      tags,
      params: ByName,
      response: { 200: ReviewedGames },
    },
    config: { who: 'anybody' },
    handler: async ({ params }) => ({
      games: await reviewedGames(db, (await memberCalled(db, params.name)).id),
    }),
  });

  app.route({
    method: 'GET',
    url: '/api/leaderboard',
    schema: {
      summary: 'The best players in games of this kind with this number of players.',
      tags,
      querystring: LeaderboardQuery,
      response: { 200: Leaderboard },
    },
    config: { who: 'anybody' },
    handler: ({ query: { kind, players } }) => leaderboard(db, kind, players),
  });
}
