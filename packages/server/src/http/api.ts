import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Person } from '../people/person.ts';
import { Refusal } from '../refusal.ts';

/** What a route is and takes: enough to check requests and to document it. */
export interface Route<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With parameters as `/api/tables/:id`. */
  readonly path: string;
  /** What it does, in a sentence. */
  readonly summary: string;
  /** Under which heading it is documented. */
  readonly tag: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** What comes back as JSON; left out if it is another kind of text or a stream. */
  readonly reply?: Reply;
  /** Who may ask: anybody; somebody, who becomes a guest if he is nobody yet; or a person who is known already. */
  readonly who: 'anybody' | 'somebody' | 'known';
  /** Requests a minute from one address, where it is not the usual limit. */
  readonly limit?: number;
  handle(
    asked: Asked<z.output<Params>, z.output<Query>, z.output<Body>>,
  ): Promise<z.input<Reply> | FastifyReply> | z.input<Reply>;
}

interface Asked<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Null only where anybody may ask. */
  readonly person: Person | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A route as the list of all routes holds it. */
// biome-ignore lint/suspicious/noExplicitAny: each route has its own schemas
export type AnyRoute = Route<any, any, any, any>;

/** Gives a route the types of its own schemas. */
export function route<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
>(one: Route<Params, Query, Body, Reply>): AnyRoute {
  return one;
}

const Nothing = z.strictObject({});

/** Finds out who asks; makes a guest of a stranger if the route needs somebody. */
export type Recognise = (
  request: FastifyRequest,
  reply: FastifyReply,
  who: AnyRoute['who'],
) => Promise<Person | null>;

/** `generosity` multiplies the limits that routes have of their own. */
export function addRoutes(
  app: FastifyInstance,
  routes: readonly AnyRoute[],
  recognise: Recognise,
  generosity = 1,
): void {
  for (const one of routes) {
    app.route({
      method: one.method,
      url: one.path,
      ...(one.limit === undefined
        ? {}
        : { config: { rateLimit: { max: Math.ceil(one.limit * generosity) } } }),
      handler: async (request, reply) => {
        const params = checked(one.params ?? Nothing, request.params, 'address');
        const query = checked(one.query ?? Nothing, request.query, 'query');
        const body = checked(one.body ?? Nothing, request.body ?? {}, 'body');
        const person = await recognise(request, reply, one.who);
        if (person === null && one.who === 'known') throw new Refusal(401, 'not-known', 'Sign in first.');
        const answer = await one.handle({ params, query, body, person, request, reply });
        return reply.sent ? reply : (answer ?? {});
      },
    });
  }
}

/** What came in, if it is what the schema asks for; unknown fields are refused. */
export function checked<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  where: string,
): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) {
    // A character that no keyboard has and PostgreSQL does not take.
    if (holdsNull(result.data)) throw new Refusal(400, 'invalid', `There is a null character. (${where})`);
    return result.data;
  }
  const [issue] = result.error.issues;
  const at = issue.path.length > 0 ? `${where}, ${issue.path.join('.')}` : where;
  throw new Refusal(400, 'invalid', `${issue.message.replace(/\.?$/, '.')} (${at})`);
}

function holdsNull(data: unknown): boolean {
  if (typeof data === 'string') return data.includes('\u0000');
  return typeof data === 'object' && data !== null && Object.values(data).some(holdsNull);
}
