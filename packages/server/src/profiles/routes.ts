import {
  Against,
  ByName,
  ByNames,
  CardsQuery,
  Opponents,
  PlayerCards,
  RatingLine,
  RatingLineQuery,
} from '@provincia/protocol';
import type { Api } from '../http/api.ts';
import type { PeopleContext } from '../people/context.ts';
import { memberCalled } from '../people/members.ts';
import { Lateness } from '../watching/lateness.ts';
import { against, cardsOf, opponentsOf } from './figures.ts';
import { ratingLine } from './rating-line.ts';

const tags = ['Players'];
const DAY = 24 * 3_600_000;
const spans = { month: 30 * DAY, year: 365 * DAY, all: Number.POSITIVE_INFINITY };

/** What the games of a member add up to. */
export function profileRoutes(app: Api, { db, config, now }: PeopleContext): void {
  const lateness = new Lateness(config.spectatorDelay, now);

  app.route({
    method: 'GET',
    url: '/api/people/:name/ratings',
    schema: {
      summary: 'How a rating of a player went over time: at most 300 points.',
      tags,
      params: ByName,
      querystring: RatingLineQuery,
      response: { 200: RatingLine },
    },
    config: { who: 'anybody' },
    handler: async ({ params, query: { span, ...rating }, person }) => {
      const { id } = await memberCalled(db, params.name);
      const until = person?.id === id ? now() : lateness.known;
      return ratingLine(db, id, { ...rating, since: Math.max(0, now() - spans[span]), until });
    },
  });

  app.route({
    method: 'GET',
    url: '/api/people/:name/cards',
    schema: {
      summary: 'What a player gains, and how often they win with it.',
      tags,
      params: ByName,
      querystring: CardsQuery,
      response: { 200: PlayerCards },
    },
    config: { who: 'anybody' },
    handler: async ({ params, query: { company } }) =>
      cardsOf(db, (await memberCalled(db, params.name)).id, company),
  });

  app.route({
    method: 'GET',
    url: '/api/people/:name/opponents',
    schema: {
      summary: 'The members with whom a player has played most, at most 20.',
      tags,
      params: ByName,
      response: { 200: Opponents },
    },
    config: { who: 'anybody' },
    handler: async ({ params }) => opponentsOf(db, (await memberCalled(db, params.name)).id),
  });

  app.route({
    method: 'GET',
    url: '/api/people/:name/against/:other',
    schema: {
      summary: 'How a player fared against another one.',
      tags,
      params: ByNames,
      response: { 200: Against },
    },
    config: { who: 'anybody' },
    handler: async ({ params }) => {
      const [own, other] = [await memberCalled(db, params.name), await memberCalled(db, params.other)];
      return against(db, own.id, other.id);
    },
  });
}
