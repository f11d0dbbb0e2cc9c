import { ById, Login, PasskeyLogin, PasskeyRequest, Sessions, WhoAmI } from '@provincia/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '../http/api.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { describeMe } from './account-routes.ts';
import { bringAlong, endSessions, tablesOf, tellEnded, tellTables } from './accounts.ts';
import { Attempts } from './attempts.ts';
import type { PeopleContext } from './context.ts';
import { clearCookie, setCookie } from './cookie.ts';
import { inPerson, refusePrograms } from './in-person.ts';
import { nameKey } from './names.ts';
import { checkSigned, optionsToSignIn } from './passkeys.ts';
import { isPassword } from './passwords.ts';
import type { Person } from './person.ts';
import type { People } from './sessions.ts';
import { shortId } from './short-id.ts';

const tags = ['Signing in'];
/** Requests a minute from one address: more would be guessing. */
const FEW = 10;

/** Ends who the browser was before. What a guest did belongs to the member from now on. */
async function leave(
  db: Database,
  { id, kind, session }: Person,
  member: string,
): Promise<readonly string[]> {
  if (kind === 'guest') return bringAlong(db, id, member);
  await db.deleteFrom('sessions').where('id', '=', session).execute();
  return session === null ? [] : [session];
}

/** Signing in and out, and the sessions in between. */
export function signInRoutes(app: Api, context: PeopleContext, people: People): void {
  const { db, config } = context;
  const attempts = new Attempts(context);

  /** Signs the browser in as the member and moves over what its guest did. */
  async function signIn(id: string, request: FastifyRequest, reply: FastifyReply) {
    const { person: before } = request;
    const { ended, token } = await db.transaction().execute(async (db) => {
      const ended = before === null ? [] : await leave(db, before, id);
      return { ended, token: await people.begin(db, id, request) };
    });
    setCookie(config, request, reply, token);
    tellEnded(context, ended);
    if (before?.kind === 'guest') tellTables(context, await tablesOf(db, id));
    return { me: await describeMe(context, { id, program: false }) };
  }

  app.route({
    method: 'POST',
    url: '/api/login',
    schema: {
      summary: 'Signs in with name and password; games played as a guest are kept.',
      tags,
      body: Login,
      response: { 200: WhoAmI },
    },
    config: { who: 'anybody', limit: FEW },
    handler: async (request, reply) => {
      const { name, password } = request.body;
      refusePrograms(request.person);
      const key = nameKey(name);
      attempts.count(key, request);
      const row = await db
        .selectFrom('people')
        .select(['id', 'password'])
        .where('name_key', '=', key)
        .executeTakeFirst();
      const isRight = await isPassword(row?.password, password);
      if (row === undefined || !isRight) {
        throw new Refusal(401, 'wrong-login', 'Wrong name or password.');
      }
      attempts.trust(key, request);
      return signIn(row.id, request, reply);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/login/passkey/options',
    schema: {
      summary: 'What a browser needs to sign in with a passkey.',
      tags,
      response: { 200: PasskeyRequest },
    },
    config: { who: 'anybody', limit: FEW },
    handler: (request) => optionsToSignIn(context, request),
  });

  app.route({
    method: 'POST',
    url: '/api/login/passkey',
    schema: {
      summary: 'Signs in with a passkey; games played as a guest are kept.',
      tags,
      body: PasskeyLogin,
      response: { 200: WhoAmI },
    },
    config: { who: 'anybody', limit: FEW },
    handler: async (request, reply) => {
      refusePrograms(request.person);
      return signIn(await checkSigned(context, request, request.body.passkey), request, reply);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/logout',
    schema: {
      summary: 'Ends this session. A guest cannot come back.',
      tags,
    },
    config: { who: 'known' },
    handler: async (request, reply) => {
      const session = inPerson(request.person).session ?? '';
      await db.deleteFrom('sessions').where('id', '=', session).execute();
      clearCookie(config, request, reply);
      tellEnded(context, [session]);
      return {};
    },
  });

  app.route({
    method: 'GET',
    url: '/api/sessions',
    schema: {
      summary: 'Your sessions: where you are signed in.',
      tags,
      response: { 200: Sessions },
    },
    config: { who: 'known' },
    handler: async ({ person }) => {
      const { id, session } = inPerson(person);
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
  });

  app.route({
    method: 'DELETE',
    url: '/api/sessions/:id',
    schema: {
      summary: 'Ends one of your sessions.',
      tags,
      params: ById,
    },
    config: { who: 'known' },
    handler: async ({ params, person }) => {
      const own = await db
        .selectFrom('sessions')
        .select('id')
        .where('person', '=', inPerson(person).id)
        .execute();
      const session = own.find((row) => shortId(row) === params.id);
      if (session === undefined) throw notFound('session');
      await db.deleteFrom('sessions').where('id', '=', session.id).execute();
      tellEnded(context, [session.id]);
      return {};
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/sessions',
    schema: {
      summary: 'Ends all sessions but this one.',
      tags,
    },
    config: { who: 'known' },
    handler: async ({ person }) => {
      const { id, session } = inPerson(person);
      tellEnded(context, await endSessions(db, id, session));
      return {};
    },
  });
}
