import { AnswerMessage, ConsentMessage, TableMessage } from '@provincia/protocol';
import { z } from 'zod';
import type { Actions } from '../games/actions.ts';
import type { Api } from '../http/api.ts';
import type { Person } from '../people/person.ts';
import { Refusal } from '../refusal.ts';
import type { Programs } from './programs.ts';

const tags = ['Programs'];
/** Requests a minute from one address. Several programs may share it; each token also has a limit of its own. */
const MANY = 3000;
const FEW = 60;

/** How programs of other people play. They make and join tables like everybody else. */
export function programRoutes(
  app: Api,
  { programs, actions }: { programs: Programs; actions: Actions },
): void {
  app.route({
    method: 'GET',
    url: '/api/programs/stream',
    schema: {
      summary:
        'Every decision the program has to make at its tables, as lines of JSON for as long as it listens',
      tags,
      response: { 200: { content: { 'application/x-ndjson': { schema: z.unknown() } } } },
    },
    config: { who: 'known', limit: FEW },
    handler: async ({ person, headers }, reply) => {
      const output = programs.open(program(person), headers.authorization);
      return (
        reply
          .header('content-type', 'application/x-ndjson; charset=utf-8')
          .header('cache-control', 'no-store')
          // Tells a proxy to pass on each line at once.
          .header('x-accel-buffering', 'no')
          // An open connection would keep the server from stopping.
          .header('connection', 'close')
          .send(output)
      );
    },
  });

  app.route({
    method: 'POST',
    url: '/api/programs/answers',
    schema: {
      summary: 'Answer a decision',
      tags,
      body: AnswerMessage,
    },
    config: { who: 'known', limit: MANY },
    handler: async ({ body, person, headers }) => {
      const known = program(person);
      programs.checkPace(headers.authorization);
      await actions.answer(body, known);
      return {};
    },
  });

  app.route({
    method: 'POST',
    url: '/api/programs/consents',
    schema: {
      summary: 'Allow or refuse an undo that a player asks for',
      tags,
      body: ConsentMessage,
    },
    config: { who: 'known' },
    handler: async ({ body, person }) => {
      await actions.consent(body, program(person));
      return {};
    },
  });

  app.route({
    method: 'POST',
    url: '/api/programs/resignations',
    schema: {
      summary: 'Resign a game',
      tags,
      body: TableMessage,
    },
    config: { who: 'known' },
    handler: async ({ body, person }) => {
      await actions.resign(body, program(person));
      return {};
    },
  });
}

function program(person: Person | null): Person {
  if (person?.program) return person;
  throw new Refusal(403, 'programs-only', 'This is for programs: send "Authorization: Bearer" and a token.');
}
