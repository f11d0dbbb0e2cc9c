import { Match, MatchCome, MatchWish } from '@provincia/protocol';
import type { Api } from '../http/api.ts';
import { inPerson } from '../people/in-person.ts';
import type { Matching } from './matching.ts';

const MATCHING = { of: 'matching', aMinute: 60 } as const;
const tags = ['Quick match'];

/** Waiting for whoever wants the same game. */
export function matchRoutes(app: Api, { matching }: { readonly matching: Matching }): void {
  app.route({
    method: 'GET',
    url: '/api/match',
    schema: {
      summary:
        'How many people wait for a game, and whether you do; the message `news` says when to ask again',
      tags,
      response: { 200: Match },
    },
    config: { who: 'anybody' },
    handler: ({ person }) => matching.stateOf(person),
  });

  app.route({
    method: 'PUT',
    url: '/api/match',
    schema: {
      summary:
        'Wait for others who want the same game. For a live game you have to be connected by a socket; by the day you need not',
      tags,
      body: MatchWish,
      response: { 200: Match },
    },
    config: { who: 'somebody', perPerson: MATCHING },
    handler: async ({ person, body }) => {
      await matching.wait(person, body);
      return matching.stateOf(person);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/match/come',
    schema: {
      summary: 'Come to play with those who were found; the game begins when all have come',
      tags,
      body: MatchCome,
      response: { 200: Match },
    },
    config: { who: 'known', perPerson: MATCHING },
    handler: async ({ person, body }) => {
      const who = inPerson(person);
      await matching.come(who, body.offer);
      return matching.stateOf(who);
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/match',
    schema: {
      summary: 'Do not wait any more; what was found falls through',
      tags,
      response: { 200: Match },
    },
    config: { who: 'known', perPerson: MATCHING },
    handler: async ({ person }) => {
      const who = inPerson(person);
      await matching.leave(who);
      return matching.stateOf(who);
    },
  });
}
