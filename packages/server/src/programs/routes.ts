import { AnswerMessage, ConsentMessage, TableMessage } from '@provincia/protocol';
import type { Actions } from '../games/actions.ts';
import { type AnyRoute, route } from '../http/api.ts';
import type { Person } from '../people/person.ts';
import { Refusal } from '../refusal.ts';
import type { Programs } from './programs.ts';

const tag = 'Programs';
/** Requests a minute from one address, at which several programs may live; each token has its own pace besides. */
const MANY = 3000;
const FEW = 60;

/** How programs play that are not ours. Tables they make and join as everybody does. */
export function programRoutes({ programs, actions }: { programs: Programs; actions: Actions }): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/api/programs/stream',
      summary: 'What a program is asked at all its tables, as lines of JSON for as long as it listens',
      tag,
      who: 'known',
      limit: FEW,
      handle: ({ person, request, reply }) => {
        const output = programs.open(program(person), request.headers.authorization);
        return (
          reply
            .header('content-type', 'application/x-ndjson; charset=utf-8')
            .header('cache-control', 'no-store')
            // A proxy would keep lines back until there are many.
            .header('x-accel-buffering', 'no')
            // Kept for another request it would keep a server that stops from stopping.
            .header('connection', 'close')
            .send(output)
        );
      },
    }),
    route({
      method: 'POST',
      path: '/api/programs/answers',
      summary: 'Answer what a program is asked',
      tag,
      body: AnswerMessage,
      who: 'known',
      limit: MANY,
      handle: async ({ body, person, request }) => {
        const known = program(person);
        programs.checkPace(request.headers.authorization);
        await actions.answer(body, known);
        return {};
      },
    }),
    route({
      method: 'POST',
      path: '/api/programs/consents',
      summary: 'Let somebody take his last answer back, or not',
      tag,
      body: ConsentMessage,
      who: 'known',
      handle: async ({ body, person }) => {
        await actions.consent(body, program(person));
        return {};
      },
    }),
    route({
      method: 'POST',
      path: '/api/programs/resignations',
      summary: 'Give a game up',
      tag,
      body: TableMessage,
      who: 'known',
      handle: async ({ body, person }) => {
        await actions.resign(body, program(person));
        return {};
      },
    }),
  ];
}

function program(person: Person | null): Person {
  if (person?.program) return person;
  throw new Refusal(403, 'programs-only', 'This is for programs: send "Authorization: Bearer" and a token.');
}
