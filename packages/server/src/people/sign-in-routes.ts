import { ById, Login, PasskeyLogin, PasskeyOptions, Sessions, WhoAmI } from '@provincia/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AnyRoute, route } from '../http/api.ts';
import { notFound, Refusal } from '../refusal.ts';
import { describeMe } from './account-routes.ts';
import { bringAlong, tablesOf, tellTables } from './accounts.ts';
import type { PeopleContext } from './context.ts';
import { clearCookie, setCookie } from './cookie.ts';
import { nameKey } from './names.ts';
import { himself, ownHands } from './own-hands.ts';
import { checkSigned, optionsToSignIn } from './passkeys.ts';
import { isPassword } from './passwords.ts';
import type { Person } from './person.ts';
import type { People } from './sessions.ts';
import { shortId } from './short-id.ts';

const tag = 'Signing in';
/** Requests a minute from one address: more would be guessing. */
const FEW = 10;

/** Signing in and out, and the sessions in between. */
export function signInRoutes(context: PeopleContext, people: People): AnyRoute[] {
  const { db, config } = context;

  /** From now on the browser is the member's; what its guest did goes along. */
  async function signIn(id: string, before: Person | null, request: FastifyRequest, reply: FastifyReply) {
    const token = await db.transaction().execute(async (db) => {
      if (before?.kind === 'guest') await bringAlong(db, before.id, id);
      else if (before) await db.deleteFrom('sessions').where('id', '=', before.session).execute();
      return people.begin(db, id, request);
    });
    setCookie(config, request, reply, token);
    if (before?.kind === 'guest') tellTables(context, await tablesOf(db, id));
    return { me: await describeMe(context, { id, program: false }) };
  }

  return [
    route({
      method: 'POST',
      path: '/api/login',
      summary: 'Signs in with name and password; what a guest has played goes along.',
      tag,
      who: 'anybody',
      limit: FEW,
      body: Login,
      reply: WhoAmI,
      handle: async ({ body: { name, password }, person, request, reply }) => {
        ownHands(person);
        const row = await db
          .selectFrom('people')
          .select(['id', 'password'])
          .where('name_key', '=', nameKey(name))
          .executeTakeFirst();
        const isRight = await isPassword(row?.password, password);
        if (row === undefined || !isRight) {
          throw new Refusal(401, 'wrong-login', 'Name and password do not belong together.');
        }
        return signIn(row.id, person, request, reply);
      },
    }),
    route({
      method: 'POST',
      path: '/api/login/passkey/options',
      summary: 'What a browser needs to sign in with a passkey.',
      tag,
      who: 'anybody',
      limit: FEW,
      reply: PasskeyOptions,
      handle: async ({ request }) => ({ ...(await optionsToSignIn(context, request)) }),
    }),
    route({
      method: 'POST',
      path: '/api/login/passkey',
      summary: 'Signs in with a passkey; what a guest has played goes along.',
      tag,
      who: 'anybody',
      limit: FEW,
      body: PasskeyLogin,
      reply: WhoAmI,
      handle: async ({ body, person, request, reply }) => {
        ownHands(person);
        return signIn(await checkSigned(context, request, body.passkey), person, request, reply);
      },
    }),
    route({
      method: 'POST',
      path: '/api/logout',
      summary: 'Ends this session. A guest cannot come back.',
      tag,
      who: 'known',
      handle: async ({ person, request, reply }) => {
        await db.deleteFrom('sessions').where('id', '=', himself(person).session).execute();
        clearCookie(config, request, reply);
        return {};
      },
    }),
    route({
      method: 'GET',
      path: '/api/sessions',
      summary: 'Where one is signed in.',
      tag,
      who: 'known',
      reply: Sessions,
      handle: async ({ person }) => {
        const { id, session } = himself(person);
        const rows = await db
          .selectFrom('sessions')
          .selectAll()
          .where('person', '=', id)
          .orderBy('seen_at', 'desc')
          .execute();
        const sessions = rows.map((row) => ({
          id: shortId(row),
          agent: row.agent,
          since: new Date(row.created_at).toISOString(),
          seen: new Date(row.seen_at).toISOString(),
          current: row.id === session,
        }));
        return { sessions };
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/sessions/:id',
      summary: 'Ends one of the sessions.',
      tag,
      who: 'known',
      params: ById,
      handle: async ({ params, person }) => {
        const own = await db
          .selectFrom('sessions')
          .select('id')
          .where('person', '=', himself(person).id)
          .execute();
        const session = own.find((row) => shortId(row) === params.id);
        if (session === undefined) throw notFound('session');
        await db.deleteFrom('sessions').where('id', '=', session.id).execute();
        return {};
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/sessions',
      summary: 'Ends all sessions but this one.',
      tag,
      who: 'known',
      handle: async ({ person }) => {
        const { id, session } = himself(person);
        await db.deleteFrom('sessions').where('person', '=', id).where('id', '!=', session).execute();
        return {};
      },
    }),
  ];
}
