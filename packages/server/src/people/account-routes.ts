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
import { type AnyRoute, route } from '../http/api.ts';
import { Refusal } from '../refusal.ts';
import { becomeMember, deletePerson, memberAlready, tablesOf, tellTables } from './accounts.ts';
import type { PeopleContext } from './context.ts';
import { clearCookie, setCookie } from './cookie.ts';
import { dataOf } from './data.ts';
import { gamesOf } from './history.ts';
import { checkName, nameKey, nameTaken, takingName } from './names.ts';
import { himself, member, ownHands } from './own-hands.ts';
import { hashPassword, isPassword } from './passwords.ts';
import type { Person } from './person.ts';
import type { People } from './sessions.ts';

const tag = 'Account';
/** Requests a minute where a password is tried or made. */
const FEW = 10;

/** One's own account. */
export function accountRoutes(context: PeopleContext, people: People): AnyRoute[] {
  const { db, config, now } = context;
  return [
    route({
      method: 'GET',
      path: '/api/me',
      summary: 'Who asks.',
      tag,
      who: 'anybody',
      reply: WhoAmI,
      handle: async ({ person }) => ({ me: person && (await describeMe(context, person)) }),
    }),
    route({
      method: 'POST',
      path: '/api/register',
      summary: 'Registers a name with a password; what a guest has played stays his.',
      tag,
      who: 'anybody',
      limit: FEW,
      body: Register,
      reply: WhoAmI,
      handle: async ({ body: { name, password }, person, request, reply }) => {
        ownHands(person);
        if (person?.kind === 'member') throw memberAlready();
        checkName(name);
        const hashed = await hashPassword(password);
        const { id, token } = await takingName(name, () =>
          db.transaction().execute(async (db) => {
            const id = await becomeMember(db, person, { name, password: hashed, now: now() });
            return { id, token: await people.begin(db, id, request) };
          }),
        );
        setCookie(config, request, reply, token);
        tellTables(context, await tablesOf(db, id));
        return { me: await describeMe(context, { id, program: false }) };
      },
    }),
    route({
      method: 'PATCH',
      path: '/api/me',
      summary: 'Changes the name.',
      tag,
      who: 'somebody',
      body: Rename,
      reply: WhoAmI,
      handle: async ({ body: { name }, person }) => {
        const { id, kind } = himself(person);
        checkName(name);
        if (kind === 'guest') await checkFree(context, name);
        const name_key = kind === 'guest' ? null : nameKey(name);
        await takingName(name, () =>
          db.updateTable('people').set({ name, name_key }).where('id', '=', id).execute(),
        );
        tellTables(context, await tablesOf(db, id));
        return { me: await describeMe(context, { id, program: false }) };
      },
    }),
    route({
      method: 'POST',
      path: '/api/me/password',
      summary: 'Sets or changes the password; all other sessions end.',
      tag,
      who: 'known',
      limit: FEW,
      body: ChangePassword,
      handle: async ({ body, person }) => {
        const { id, session } = member(person);
        await checkPassword(context, id, body.old);
        const password = await hashPassword(body.new);
        await db.transaction().execute(async (db) => {
          await db.updateTable('people').set({ password }).where('id', '=', id).execute();
          await db.deleteFrom('sessions').where('person', '=', id).where('id', '!=', session).execute();
        });
        return {};
      },
    }),
    route({
      method: 'GET',
      path: '/api/me/games',
      summary: 'The games that one has finished, the last one first.',
      tag,
      who: 'known',
      query: GamesQuery,
      reply: PlayerGames,
      handle: ({ query, person }) => gamesOf(context, person as Person, person, query),
    }),
    route({
      method: 'GET',
      path: '/api/me/data',
      summary: 'Everything stored about oneself, as a file to keep.',
      tag,
      who: 'known',
      limit: FEW,
      handle: async ({ person, reply }) => {
        const known = himself(person);
        return reply
          .header('content-type', 'application/json; charset=utf-8')
          .header('content-disposition', 'attachment; filename="provincia.json"')
          .send(Readable.from(dataOf(db, known)));
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/me',
      summary: 'Deletes everything stored about oneself; games stay, without the name.',
      tag,
      who: 'known',
      limit: FEW,
      body: DeleteMe,
      handle: async ({ body, person, request, reply }) => {
        const { id } = himself(person);
        await checkPassword(context, id, body.password);
        const tables = await tablesOf(db, id);
        await db.transaction().execute((db) => deletePerson(db, id));
        clearCookie(config, request, reply);
        tellTables(context, tables);
        return {};
      },
    }),
  ];
}

/** The person as he sees himself. */
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
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    name: row.name,
    kind: row.name_key === null ? 'guest' : 'member',
    program,
    hasPassword: row.password !== null,
    passkeys: Number(row.passkeys),
    since: new Date(row.created_at).toISOString(),
  };
}

/** A guest's name need not be his alone, but nobody passes for a member. */
export async function checkFree({ db }: PeopleContext, name: string): Promise<void> {
  const taken = await db
    .selectFrom('people')
    .select('id')
    .where('name_key', '=', nameKey(name))
    .executeTakeFirst();
  if (taken !== undefined) throw nameTaken(name);
}

/** Of those who have one: an open browser is not enough. */
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
    throw new Refusal(403, 'wrong-password', 'This is not your password.');
  }
}
