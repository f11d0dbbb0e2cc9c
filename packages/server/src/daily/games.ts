import type { DailyGame } from '@provincia/protocol';
import type { Person } from '../people/person.ts';
import { Refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { type OpenTableParts, OpenTables } from '../tables/open-tables.ts';
import { closeOf, dayAt } from './calendar.ts';
import { dailySets, dealOn, dealToday, PERSON_SEAT } from './deal.ts';
import type { DailyDealRow } from './rows.ts';

interface DailyParts extends OpenTableParts {
  /** The level that everybody plays against. */
  readonly level: string;
}

/** The tables of the daily kingdoms: one that counts for each person, day and set, and as many to practise as they like. */
export class DailyGames {
  readonly #parts: DailyParts;
  readonly #open: OpenTables;

  constructor(parts: DailyParts) {
    this.#parts = parts;
    this.#open = new OpenTables(parts);
  }

  get level(): string {
    return this.#parts.level;
  }

  /** What is played on a day. Of days to come nothing is known, and of days on which nobody asked neither. */
  async deal(day: string, set: string): Promise<DailyDealRow> {
    const { db, now, newSeed } = this.#parts;
    if (!dailySets.includes(set)) {
      throw new Refusal(404, 'not-found', `There is no set "${set}". Choose one of ${dailySets.join(', ')}.`);
    }
    const deal = day === dayAt(now()) ? await dealToday(db, day, set, newSeed) : await dealOn(db, day, set);
    if (deal === undefined) throw new Refusal(404, 'daily-day', `There is no daily kingdom for ${day}.`);
    return deal;
  }

  /** The table of the one try that counts; it is made the first time. */
  async play(set: string, person: Person, meant?: string): Promise<string> {
    const { db, now } = this.#parts;
    if (person.program)
      throw new Refusal(403, 'not-for-programs', 'Programs cannot play the daily kingdom: sign in yourself.');
    const day = dayAt(now());
    const deal = await this.deal(meant ?? day, set);
    if (deal.day !== day)
      throw new Refusal(409, 'daily-over', `${deal.day} is over: play the kingdom of ${day}.`);
    const known = await tableOf(db, person, deal);
    if (known !== undefined) return known;
    await this.#open.checkMany(person, null);
    try {
      return await this.#make(deal, person, true, async (db, table_id) => {
        const row = { person: person.id, day, set_id: set, table_id, begun_at: now() };
        await db.insertInto('daily_tries').values(row).execute();
      });
    } catch (error) {
      // If somebody begins twice at the same time, the second comes to the table of the first.
      const other = await tableOf(db, person, deal);
      if (other === undefined) throw error;
      return other;
    }
  }

  /** The same once more, as often as somebody likes, and it does not count. */
  async practise(day: string, set: string, person: Person): Promise<string> {
    const { db, now } = this.#parts;
    const deal = await this.deal(day, set);
    if (now() < closeOf(day) && !(await hasFinished(db, person, deal))) {
      throw new Refusal(409, 'daily-running', 'Finish your game that counts first. Then you can practise.');
    }
    await this.#open.checkMany(person, null);
    return this.#make(deal, person, false);
  }

  #make(
    { day, set_id: set, kingdom, seed, first }: DailyDealRow,
    host: Person,
    counts: boolean,
    also?: (db: Database, id: string) => Promise<void>,
  ): Promise<string> {
    const piles: string[] = JSON.parse(kingdom);
    const person = { person: host.id, level: null, program: host.program ? 1 : 0 };
    const bot = { person: null, level: this.#parts.level, program: 0 };
    return this.#open.insert({
      host,
      seats: [person, bot].map((one, i) => ({ seat: PERSON_SEAT + i, ...one })),
      wish: { by: 'cards', cards: piles },
      kingdom: { piles, printed: null },
      shelters: undefined,
      colonies: undefined,
      clock: undefined,
      access: 'link',
      rated: false,
      first,
      seed,
      daily: { day, set, counts } satisfies DailyGame,
      also,
    });
  }
}

async function tableOf(db: Database, person: Person, deal: DailyDealRow): Promise<string | undefined> {
  const row = await tryAt(db, person, deal).executeTakeFirst();
  return row?.table_id;
}

async function hasFinished(db: Database, person: Person, deal: DailyDealRow): Promise<boolean> {
  const row = await tryAt(db, person, deal)
    .innerJoin('tables', 'tables.id', 'daily_tries.table_id')
    .where('tables.status', '=', 'over')
    .executeTakeFirst();
  return row !== undefined;
}

function tryAt(db: Database, { id }: Person, { day, set_id }: DailyDealRow) {
  return db
    .selectFrom('daily_tries')
    .select('daily_tries.table_id')
    .where('daily_tries.person', '=', id)
    .where('daily_tries.day', '=', day)
    .where('daily_tries.set_id', '=', set_id);
}
