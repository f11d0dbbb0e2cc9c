import { LeftAhead, TableId, Turns, Vacation, VacationWish } from '@provincia/protocol';
import { z } from 'zod';
import type { Actions } from '../games/actions.ts';
import type { Api } from '../http/api.ts';
import { member } from '../people/in-person.ts';
import type { Turnkeeper } from './turns.ts';
import type { Vacations } from './vacations.ts';

const AtTable = z.strictObject({ id: TableId });
const CHANGING = { of: 'changing', aMinute: 60 } as const;

interface ByDayParts {
  readonly turns: Turnkeeper;
  readonly vacations: Vacations;
  readonly actions: Actions;
}

/** Whose turn it is in all games of somebody, and what makes games by the day easier. */
export function byDayRoutes(app: Api, { turns, vacations, actions }: ByDayParts): void {
  app.route({
    method: 'GET',
    url: '/api/me/turns',
    schema: {
      summary:
        'Your running games: those that wait for you, the most urgent first, and those that wait for others',
      tags: ['Games'],
      response: { 200: Turns },
    },
    config: { who: 'anybody' },
    handler: ({ person }) => turns.of(person),
  });

  app.route({
    method: 'GET',
    url: '/api/tables/:id/ahead',
    schema: {
      summary: 'What you have left to be answered for you in a game by the day; nobody else can see it',
      tags: ['Games'],
      params: AtTable,
      response: { 200: LeftAhead },
    },
    config: { who: 'known' },
    handler: async ({ params, person }) => ({ answers: await actions.leftAhead(params.id, person) }),
  });

  app.route({
    method: 'POST',
    url: '/api/tables/:id/ahead',
    schema: {
      summary: 'Leave answers in advance in a game by the day, while it does not wait for you; null for none',
      tags: ['Games'],
      params: AtTable,
      body: LeftAhead,
      response: { 200: LeftAhead },
    },
    config: { who: 'known', perPerson: CHANGING },
    handler: async ({ params, body, person }) => {
      await actions.leaveAhead(params.id, body.answers, person);
      return body;
    },
  });

  app.route({
    method: 'GET',
    url: '/api/me/vacation',
    schema: {
      summary: 'Whether you are on vacation, and how many days you have left',
      tags: ['Account'],
      response: { 200: Vacation },
    },
    config: { who: 'known' },
    handler: ({ person }) => vacations.of(member(person)),
  });

  app.route({
    method: 'POST',
    url: '/api/me/vacation',
    schema: {
      summary:
        'Go on vacation from now until a day: no game by the day ends meanwhile because your time runs out',
      tags: ['Account'],
      body: VacationWish,
      response: { 200: Vacation },
    },
    config: { who: 'known', perPerson: CHANGING },
    handler: async ({ body, person }) => {
      const who = member(person);
      await vacations.begin(who, Date.parse(body.until));
      return vacations.of(who);
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/me/vacation',
    schema: { summary: 'End your vacation now', tags: ['Account'], response: { 200: Vacation } },
    config: { who: 'known', perPerson: CHANGING },
    handler: async ({ person }) => {
      const who = member(person);
      await vacations.end(who);
      return vacations.of(who);
    },
  });
}
