import { Problem } from '@provincia/protocol';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { checked } from '../checked.ts';
import type { Person } from '../people/person.ts';
import { Refusal } from '../refusal.ts';

/** Who may use a route, and how the documentation says it. */
const access = {
  anybody: 'For everyone.',
  somebody: 'For everyone; a new visitor becomes a guest.',
  known: 'For members, their programs, and guests.',
} as const;
export type Who = keyof typeof access;

/** Routes with the same `of` are counted together. */
export interface PersonLimit {
  readonly of:
    | 'tables'
    | 'joining'
    | 'changing'
    | 'replays'
    | 'puzzles'
    | 'data'
    | 'export'
    | 'secrets'
    | 'reminders'
    | 'mail'
    | 'tournaments'
    | 'finding'
    | 'people'
    | 'reports'
    | 'moderating'
    | 'matching'
    | 'clubs';
  readonly aMinute: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every route of the API has to say it. */
    who?: Who;
    /** Requests a minute from one address, where the usual limit does not fit. */
    limit?: number;
    /** Requests a minute of one person, whatever addresses they come from. */
    perPerson?: PersonLimit;
  }
  interface FastifyRequest {
    /** Who asks. Null only where anybody may. */
    person: Person | null;
  }
}

/** Where routes are added. Their schemas check requests, type handlers and make the documentation. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Finds out who asks. Makes a guest of a stranger if the route needs somebody. */
export type Recognise = (request: FastifyRequest, reply: FastifyReply, who: Who) => Promise<Person | null>;

/** What a part of a request is called in the sentence that refuses it. */
const places: Readonly<Record<string, string>> = { params: 'address', querystring: 'query', body: 'body' };

/** What a route takes where it says nothing: unknown fields are refused everywhere. */
export const Nothing = z.strictObject({});
const Refused = Problem.describe('What was wrong, in a sentence; nothing has changed');

/** Prepares a scope of the server for the routes of the API. */
export function makeApi(scope: FastifyInstance, recognise: Recognise): Api {
  scope.setValidatorCompiler<z.ZodType>(
    ({ schema, httpPart = '' }) =>
      (input) =>
        checked(schema, input ?? {}, places[httpPart]),
  );
  // The compiler has compared handlers with their schemas; doing it again for each reply would cost time.
  scope.setSerializerCompiler(() => JSON.stringify);
  scope.addHook('onRoute', (route) => {
    const who = route.config?.who;
    if (who === undefined) throw new Error(`${route.method} ${route.url} does not say who may ask.`);
    const hasBody = route.method !== 'GET' && route.method !== 'HEAD';
    route.schema = {
      description: access[who],
      params: Nothing,
      querystring: Nothing,
      ...(hasBody ? { body: Nothing } : {}),
      ...route.schema,
      response: { 200: Nothing, ...(route.schema?.response as object), '4xx': Refused },
    };
  });
  scope.decorateRequest('person', null);
  scope.addHook('preHandler', async (request, reply) => {
    const { who = 'known' } = request.routeOptions.config;
    request.person = await recognise(request, reply, who);
    if (request.person === null && who === 'known') throw new Refusal(401, 'not-known', 'Sign in first.');
  });
  return scope.withTypeProvider<ZodTypeProvider>();
}
