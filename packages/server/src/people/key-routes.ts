import {
  ById,
  MadeToken,
  NewPasskey,
  NewToken,
  PasskeyCreation,
  Passkeys,
  PasskeyWish,
  Tokens,
  WhoAmI,
} from '@provincia/protocol';
import type { Api } from '../http/api.ts';
import { notFound, Refusal } from '../refusal.ts';
import { hashOf, newToken } from '../secrets.ts';
import type { TokenRow } from '../store/database.ts';
import { describeMe } from './account-routes.ts';
import { becomeMember, tablesOf, tellEnded, tellTables } from './accounts.ts';
import type { PeopleContext } from './context.ts';
import { setCookie } from './cookie.ts';
import { inPerson, member } from './in-person.ts';
import { checkFree, checkName, takingName } from './names.ts';
import { checkMade, optionsToMake } from './passkeys.ts';
import type { Person } from './person.ts';
import type { People } from './sessions.ts';
import { shortId } from './short-id.ts';

const FEW = 10;
const MOST_TOKENS = 10;
const MOST_PASSKEYS = 10;

/** Passkeys of people. */
export function passkeyRoutes(app: Api, context: PeopleContext, people: People): void {
  const { db, config, now } = context;
  const tags = ['Passkeys'];

  /** The name for a passkey: a member's own, or the one that a guest registers with it. */
  async function nameFor({ id, kind, name }: Person, wanted: string | undefined): Promise<string> {
    if (kind === 'member') return name;
    if (wanted === undefined) throw new Refusal(422, 'name-needed', 'Enter the name you want to register.');
    checkName(wanted);
    await checkFree(db, wanted, id);
    return wanted;
  }

  app.route({
    method: 'GET',
    url: '/api/passkeys',
    schema: {
      summary: 'Your passkeys.',
      tags,
      response: { 200: Passkeys },
    },
    config: { who: 'known' },
    handler: async ({ person }) => {
      const { id } = inPerson(person);
      const rows = await db
        .selectFrom('passkeys')
        .select(['id', 'created_at'])
        .where('person', '=', id)
        .orderBy('created_at')
        .execute();
      return {
        passkeys: rows.map((row) => ({ id: row.id, since: new Date(row.created_at).toISOString() })),
      };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/passkeys/options',
    schema: {
      summary: 'What a browser needs to create a passkey.',
      tags,
      body: PasskeyWish,
      response: { 200: PasskeyCreation },
    },
    config: { who: 'somebody', limit: FEW },
    handler: async (request) => {
      const known = inPerson(request.person);
      return optionsToMake(context, request, known, await nameFor(known, request.body.name));
    },
  });

  app.route({
    method: 'POST',
    url: '/api/passkeys',
    schema: {
      summary: 'Saves a passkey that a browser created; a guest becomes a member.',
      tags,
      body: NewPasskey,
      response: { 200: WhoAmI },
    },
    config: { who: 'known', limit: FEW },
    handler: async (request, reply) => {
      const { body } = request;
      const known = inPerson(request.person);
      const name = await nameFor(known, body.name);
      const passkey = await checkMade(context, request, known, body.passkey);
      const registers = known.kind === 'guest';
      const { ended, token } = await takingName(name, () =>
        db.transaction().execute(async (db) => {
          const { ended } = registers
            ? await becomeMember(db, known, { name, password: null, now: now() })
            : { ended: [] };
          const has = await db.selectFrom('passkeys').select('id').where('person', '=', known.id).execute();
          if (has.length >= MOST_PASSKEYS) {
            throw new Refusal(
              409,
              'too-many-passkeys',
              `You already have ${MOST_PASSKEYS} passkeys: remove one first.`,
            );
          }
          const { numInsertedOrUpdatedRows } = await db
            .insertInto('passkeys')
            .values(passkey)
            .onConflict((conflict) => conflict.column('id').doNothing())
            .executeTakeFirst();
          if (numInsertedOrUpdatedRows === 0n) {
            throw new Refusal(409, 'passkey-known', 'This passkey is already in use.');
          }
          return { ended, token: registers ? await people.begin(db, known.id, request) : null };
        }),
      );
      if (token !== null) {
        setCookie(config, request, reply, token);
        tellEnded(context, ended);
        tellTables(context, await tablesOf(db, known.id));
      }
      return { me: await describeMe(context, known) };
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/passkeys/:id',
    schema: {
      summary: 'Removes a passkey, unless it is the last way to sign in.',
      tags,
      params: ById,
    },
    config: { who: 'known' },
    handler: async ({ params, person }) => {
      const known = inPerson(person);
      const { hasPassword, passkeys } = await describeMe(context, known);
      if (!hasPassword && passkeys === 1) {
        throw new Refusal(
          409,
          'last-passkey',
          'Set a password first: without this passkey you could not sign in.',
        );
      }
      const { numDeletedRows } = await db
        .deleteFrom('passkeys')
        .where('id', '=', params.id)
        .where('person', '=', known.id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw notFound('passkey');
      return {};
    },
  });
}

/** Tokens for programs that play in a member's name. */
export function tokenRoutes(app: Api, context: PeopleContext): void {
  const { db, now } = context;
  const tags = ['Tokens'];
  const own = (person: Person) =>
    db.selectFrom('tokens').selectAll().where('person', '=', person.id).orderBy('created_at').execute();
  app.route({
    method: 'GET',
    url: '/api/tokens',
    schema: {
      summary: 'The tokens that your programs play with.',
      tags,
      response: { 200: Tokens },
    },
    config: { who: 'known' },
    handler: async ({ person }) => ({ tokens: (await own(member(person))).map(describe) }),
  });

  app.route({
    method: 'POST',
    url: '/api/tokens',
    schema: {
      summary: 'Creates a token for a program; it is shown only once.',
      tags,
      body: NewToken,
      response: { 200: MadeToken },
    },
    config: { who: 'known', limit: FEW },
    handler: async ({ body, person }) => {
      const known = member(person);
      if ((await own(known)).length >= MOST_TOKENS) {
        throw new Refusal(
          409,
          'too-many-tokens',
          `You already have ${MOST_TOKENS} tokens: revoke one first.`,
        );
      }
      const token = newToken();
      const row = {
        id: hashOf(token),
        person: known.id,
        label: body.label,
        created_at: now(),
        seen_at: null,
      };
      await db.insertInto('tokens').values(row).execute();
      return { token, info: describe(row) };
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/tokens/:id',
    schema: {
      summary: 'Revokes a token.',
      tags,
      params: ById,
    },
    config: { who: 'known' },
    handler: async ({ params, person }) => {
      const token = (await own(member(person))).find((row) => shortId(row) === params.id);
      if (token === undefined) throw notFound('token');
      await db.deleteFrom('tokens').where('id', '=', token.id).execute();
      tellEnded(context, [token.id]);
      return {};
    },
  });
}

function describe(row: TokenRow) {
  return {
    id: shortId(row),
    label: row.label,
    since: new Date(row.created_at).toISOString(),
    seen: row.seen_at === null ? null : new Date(row.seen_at).toISOString(),
  };
}
