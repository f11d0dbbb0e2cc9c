import { Readable } from 'node:stream';
import {
  ChangePassword,
  DeleteMe,
  GamesQuery,
  type Me,
  PlayerGames,
  Register,
  Rename,
  WhoAmI,
} from '@provincia/protocol';
import { z } from 'zod';
import type { Api } from '../http/api.ts';
import { Refusal } from '../refusal.ts';
import {
  becomeMember,
  deletePerson,
  endSessions,
  memberAlready,
  tablesOf,
  tellEnded,
  tellTables,
} from './accounts.ts';
import type { PeopleContext } from './context.ts';
import { clearCookie, setCookie } from './cookie.ts';
import { dataOf } from './data.ts';
import { gamesOf } from './history.ts';
import { inPerson, member, refusePrograms } from './in-person.ts';
import { lookOf } from './look.ts';
import { checkFree, checkName, isNameless, nameKey, takingName } from './names.ts';
import { hashPassword, isPassword } from './passwords.ts';
import type { Person } from './person.ts';
import type { People } from './sessions.ts';

const tags = ['Account'];
/** Requests a minute where a password is tried or made. */
const FEW = 10;
const TRYING = { of: 'secrets', aMinute: FEW } as const;

/** Your own account. */
export function accountRoutes(app: Api, context: PeopleContext, people: People): void {
  const { db, config, now } = context;
  app.route({
    method: 'GET',
    url: '/api/me',
    schema: {
      summary: 'Who asks.',
      tags,
      response: { 200: WhoAmI },
    },
    config: { who: 'anybody' },
    handler: async ({ person }) => ({ me: person && (await describeMe(context, person)) }),
  });

  app.route({
    method: 'POST',
    url: '/api/register',
    schema: {
      summary: 'Registers a name with a password; games played as a guest are kept.',
      tags,
      body: Register,
      response: { 200: WhoAmI },
    },
    config: { who: 'anybody', limit: FEW },
    handler: async (request, reply) => {
      const { name, password } = request.body;
      const { person } = request;
      refusePrograms(person);
      if (person?.kind === 'member') throw memberAlready();
      checkName(name);
      await checkFree(db, name, person?.id);
      const hashed = await hashPassword(password);
      const { id, ended, token } = await takingName(name, () =>
        db.transaction().execute(async (db) => {
          const made = await becomeMember(db, person, { name, password: hashed, now: now() });
          return { ...made, token: await people.begin(db, made.id, request) };
        }),
      );
      setCookie(config, request, reply, token);
      tellEnded(context, ended);
      tellTables(context, await tablesOf(db, id));
      return { me: await describeMe(context, { id, program: false }) };
    },
  });

  app.route({
    method: 'PATCH',
    url: '/api/me',
    schema: {
      summary: 'Changes your name.',
      tags,
      body: Rename,
      response: { 200: WhoAmI },
    },
    config: { who: 'somebody' },
    handler: async ({ body: { name }, person }) => {
      const { id, kind } = inPerson(person);
      checkName(name);
      await checkFree(db, name, id);
      const keys = kind === 'guest' ? {} : { name_key: nameKey(name), look: lookOf(name) };
      await takingName(name, () =>
        db
          .updateTable('people')
          .set({ name, ...keys })
          .where('id', '=', id)
          .execute(),
      );
      tellTables(context, await tablesOf(db, id));
      return { me: await describeMe(context, { id, program: false }) };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/me/password',
    schema: {
      summary: 'Sets or changes your password; all other sessions end.',
      tags,
      body: ChangePassword,
    },
    config: { who: 'known', limit: FEW, perPerson: TRYING },
    handler: async ({ body, person }) => {
      const { id, session } = member(person);
      await checkPassword(context, id, body.old);
      const password = await hashPassword(body.new);
      const ended = await db.transaction().execute(async (db) => {
        await db.updateTable('people').set({ password }).where('id', '=', id).execute();
        return endSessions(db, id, session);
      });
      tellEnded(context, ended);
      return {};
    },
  });

  app.route({
    method: 'GET',
    url: '/api/me/games',
    schema: {
      summary: 'Your finished games, latest first.',
      tags,
      querystring: GamesQuery,
      response: { 200: PlayerGames },
    },
    config: { who: 'anybody' },
    handler: ({ query, person }) =>
      person === null ? { games: [], next: null } : gamesOf(context, person, person, query),
  });

  app.route({
    method: 'GET',
    url: '/api/me/data',
    schema: {
      summary: 'Everything stored about you, as a file.',
      tags,
      response: { 200: z.unknown() },
    },
    config: { who: 'known', limit: FEW, perPerson: { of: 'data', aMinute: 3 } },
    handler: async ({ person }, reply) => {
      const known = inPerson(person);
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="provincia.json"')
        .send(Readable.from(dataOf(db, known)));
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/me',
    schema: {
      summary: 'Deletes everything stored about you; games stay, without your name.',
      tags,
      body: DeleteMe,
    },
    config: { who: 'known', limit: FEW, perPerson: TRYING },
    handler: async (request, reply) => {
      const { id } = inPerson(request.person);
      await checkPassword(context, id, request.body.password);
      const tables = await tablesOf(db, id);
      const ended = await db.transaction().execute((db) => deletePerson(db, id));
      clearCookie(config, request, reply);
      tellEnded(context, ended);
      tellTables(context, tables);
      return {};
    },
  });
}

/** What people are told about themselves. */
export async function describeMe(
  { db }: PeopleContext,
  { id, program }: Pick<Person, 'id' | 'program'>,
): Promise<Me> {
  const row = await db
    .selectFrom('people')
    .select(({ selectFrom, fn }) => [
      'name',
      'name_key',
      'password',
      'created_at',
      selectFrom('passkeys').select(fn.countAll().as('n')).where('person', '=', id).as('passkeys'),
      selectFrom('moderators').select('granted_at').where('person', '=', id).as('moderator'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const kind = row.name_key === null ? 'guest' : 'member';
  return {
    name: row.name,
    named: !isNameless({ kind, name: row.name }),
    kind,
    program,
    hasPassword: row.password !== null,
    passkeys: Number(row.passkeys),
    since: new Date(row.created_at).toISOString(),
    ...(row.moderator !== null && { moderator: true }),
  };
}

/** Asks for the password if there is one: an open browser is not enough. */
async function checkPassword(
  { db }: PeopleContext,
  person: string,
  given: string | undefined,
): Promise<void> {
  const { password } = await db
    .selectFrom('people')
    .select('password')
    .where('id', '=', person)
    .executeTakeFirstOrThrow();
  if (password !== null && !(await isPassword(password, given ?? ''))) {
    throw new Refusal(403, 'wrong-password', 'Wrong password.');
  }
}
