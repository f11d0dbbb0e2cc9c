import type { ChatLine } from '@provincia/protocol';
import { Buckets } from '../limits.ts';
import { checkAllowed } from '../moderation/sanctions.ts';
import { blockedBy } from '../people/blocks.ts';
import { handleOf } from '../people/handle.ts';
import { checkNamed, isNameless } from '../people/names.ts';
import type { Person } from '../people/person.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { Bus } from '../store/bus.ts';
import type { Database } from '../store/database.ts';

const MOST_LINES = 200;
const MOST_TRIES = 5;
/** How much one person may say, over all their sockets. */
const LINES_PER_SECOND = 0.5;
const LINES_AT_ONCE = 10;

interface ChatParts {
  readonly db: Database;
  readonly bus: Bus;
  readonly now: () => number;
  /** Multiplies how much a person may say. */
  readonly generosity: number;
}

/** What people say to each other at a table. */
export class Chat {
  readonly #db: Database;
  readonly #bus: Bus;
  readonly #now: () => number;
  /** By person. */
  readonly #paces: Buckets;

  constructor({ db, bus, now, generosity }: ChatParts) {
    this.#db = db;
    this.#bus = bus;
    this.#now = now;
    this.#paces = new Buckets(LINES_PER_SECOND * generosity, LINES_AT_ONCE * generosity);
  }

  async say(table: string, person: Person, text: string): Promise<void> {
    if (isNameless(person)) checkNamed(await this.#asNow(person));
    this.#paces.spend(person.id, this.#now(), 'Too many messages: wait a moment.');
    await checkAllowed(this.#db, person.id, 'chat', this.#now());
    const found = await this.#db.selectFrom('tables').select('id').where('id', '=', table).executeTakeFirst();
    if (found === undefined) throw notFound('table');
    // Two people may write at the same moment; each line needs its own number.
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const { last } = await this.#db
        .selectFrom('chat')
        .select(({ fn }) => fn.max('n').as('last'))
        .where('table_id', '=', table)
        .executeTakeFirstOrThrow();
      const row = { table_id: table, n: (last ?? -1) + 1, person: person.id, text, at: this.#now() };
      const { numInsertedOrUpdatedRows } = await this.#db
        .insertInto('chat')
        .values(row)
        .onConflict((conflict) => conflict.columns(['table_id', 'n']).doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 1n) {
        this.#bus.publish({ table, what: 'chat' });
        return;
      }
    }
    throw new Refusal(503, 'busy', 'Too many messages at once: try again.');
  }

  /** Their socket may be older than their name. */
  async #asNow(person: Person): Promise<Person> {
    const { name } = await this.#db
      .selectFrom('people')
      .select('name')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    return { ...person, name };
  }

  /** The lines after this number, the last two hundred at most. */
  async since(table: string, n: number): Promise<ChatLine[]> {
    const lines = await this.#lines(table)
      .where('chat.n', '>', n)
      // Nothing is left of people who have deleted their account.
      .where('chat.text', '!=', '')
      .orderBy('chat.n', 'desc')
      .limit(MOST_LINES)
      .execute();
    return lines.reverse().map((line) => described(table, line));
  }

  /** One line; none if nothing is left of it. */
  async line(table: string, n: number): Promise<ChatLine[]> {
    const lines = await this.#lines(table).where('chat.n', '=', n).where('chat.text', '!=', '').execute();
    return lines.map((line) => described(table, line));
  }

  /** Whose lines somebody does not want to see, as `by` of the lines names them. */
  async unheard(table: string, person: Person | null): Promise<ReadonlySet<string>> {
    if (person === null) return new Set();
    const blocked = await blockedBy(this.#db, person.id);
    return new Set(blocked.map((one) => handleOf(table, one)));
  }

  #lines(table: string) {
    return this.#db
      .selectFrom('chat')
      .leftJoin('people', 'people.id', 'chat.person')
      .leftJoin('seats', (join) =>
        join.onRef('seats.table_id', '=', 'chat.table_id').onRef('seats.person', '=', 'chat.person'),
      )
      .select(['chat.n', 'chat.person', 'people.name', 'seats.seat', 'chat.text', 'chat.at', 'chat.hidden'])
      .where('chat.table_id', '=', table);
  }
}

interface Said extends Omit<ChatLine, 'by' | 'name' | 'hidden'> {
  readonly person: string;
  readonly name: string | null;
  readonly hidden: number | undefined;
}

function described(table: string, { person, name, hidden, text, ...line }: Said): ChatLine {
  const facts = { ...line, by: handleOf(table, person), name: name ?? '' };
  return hidden === 1 ? { ...facts, text: '', hidden: true } : { ...facts, text };
}
