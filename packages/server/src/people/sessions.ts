import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Recognise, Who } from '../http/api.ts';
import { Refusal } from '../refusal.ts';
import { hashOf, newId, newToken } from '../secrets.ts';
import type { Database } from '../store/database.ts';
import type { PeopleContext } from './context.ts';
import { deviceIn, setCookie, tokenIn } from './cookie.ts';
import { guestName } from './names.ts';
import type { Person } from './person.ts';
import { Whereabouts } from './whereabouts.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A session that was not used for a year is over; its cookie lasts as long. */
export const SESSION_LIFE = 365 * DAY;
const LONGEST_AGENT = 200;

interface Known {
  readonly person: Person;
  /** When they were last here, to the minute. */
  readonly seen: number;
}

/** Recognises people by their cookie or token, and makes sessions for them. */
export class People {
  readonly #context: PeopleContext;
  readonly #whereabouts: Whereabouts;

  constructor(context: PeopleContext) {
    this.#context = context;
    this.#whereabouts = new Whereabouts(context.db, context.config);
  }

  /** Who asks: by token or by cookie. A stranger becomes a guest if the route needs somebody. */
  readonly recognise: Recognise = async (request, reply, who) => {
    const program = await this.recogniseBearer(request.headers.authorization);
    if (program !== null) return program;
    const token = tokenIn(request.headers.cookie);
    const address = token === undefined ? null : await this.#whereabouts.of(request.raw);
    const known = token === undefined ? null : await this.#bySession(token, address);
    if (token === undefined || known === null) return this.#stranger(request, reply, who);
    // The cookie lasts a year from the last day on which it was used.
    if (known.seen < this.#context.now() - DAY) setCookie(this.#context.config, request, reply, token);
    return known.person;
  };

  /** For sockets: who holds this cookie, if anybody. */
  async recogniseCookie(header: string | undefined): Promise<Person | null> {
    const token = tokenIn(header);
    return token === undefined ? null : ((await this.#bySession(token))?.person ?? null);
  }

  /** By the Authorization header. A wrong token is refused; its program is not treated as a stranger. */
  async recogniseBearer(header: string | undefined): Promise<Person | null> {
    if (header === undefined) return null;
    const [, token] = /^Bearer +(\S+)$/i.exec(header) ?? [];
    const person = token === undefined ? null : await this.#byToken(token);
    if (person === null) {
      throw new Refusal(401, 'wrong-token', 'This token is not valid: create one on your account page.');
    }
    return person;
  }

  /** Makes a session. Returns the token for the cookie, to be set once everything is stored. */
  async begin(db: Database, person: string, request: FastifyRequest): Promise<string> {
    const token = newToken();
    const device = hashOf(deviceIn(request.headers.cookie, token));
    const address = await this.#whereabouts.of(request.raw, db);
    const now = this.#context.now();
    const agent = (request.headers['user-agent'] ?? '').slice(0, LONGEST_AGENT);
    await db
      .insertInto('sessions')
      .values({ id: hashOf(token), person, agent, created_at: now, seen_at: now, device, address })
      .execute();
    return token;
  }

  async #stranger(request: FastifyRequest, reply: FastifyReply, who: Who): Promise<Person | null> {
    if (who !== 'somebody') return null;
    const { db, config, now } = this.#context;
    const id = newId();
    const name = guestName();
    const token = await db.transaction().execute(async (db) => {
      await db
        .insertInto('people')
        .values({ id, name, name_key: null, look: null, password: null, created_at: now() })
        .execute();
      return this.begin(db, id, request);
    });
    setCookie(config, request, reply, token);
    return { id, name, kind: 'guest', program: false, session: hashOf(token) };
  }

  /** Sockets do not say where they come from: whoever opens one has loaded a page before. */
  async #bySession(token: string, address?: string | null): Promise<Known | null> {
    const { db, now } = this.#context;
    const session = hashOf(token);
    const row = await db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select(['people.id', 'people.name', 'people.name_key', 'sessions.seen_at'])
      .select('sessions.address')
      .where('sessions.id', '=', session)
      .where('sessions.seen_at', '>', now() - SESSION_LIFE)
      .executeTakeFirst();
    if (row === undefined) return null;
    const moved = address !== undefined && address !== row.address;
    if (moved || row.seen_at <= now() - MINUTE) {
      const where = moved ? { address } : {};
      await db
        .updateTable('sessions')
        .set({ seen_at: now(), ...where })
        .where('id', '=', session)
        .execute();
    }
    return { person: { ...facts(row), program: false, session }, seen: row.seen_at };
  }

  async #byToken(token: string): Promise<Person | null> {
    const { db, now } = this.#context;
    const id = hashOf(token);
    const row = await db
      .selectFrom('tokens')
      .innerJoin('people', 'people.id', 'tokens.person')
      .select(['people.id', 'people.name', 'people.name_key', 'tokens.seen_at'])
      .where('tokens.id', '=', id)
      .executeTakeFirst();
    if (row === undefined) return null;
    if (row.seen_at === null || row.seen_at <= now() - MINUTE) {
      await db.updateTable('tokens').set({ seen_at: now() }).where('id', '=', id).execute();
    }
    return { ...facts(row), program: true, session: null };
  }
}

function facts(row: {
  id: string;
  name: string;
  name_key: string | null;
}): Pick<Person, 'id' | 'name' | 'kind'> {
  return { id: row.id, name: row.name, kind: row.name_key === null ? 'guest' : 'member' };
}
