import { randomInt } from 'node:crypto';
import type { ModeratorAct, SanctionKind } from '@provincia/protocol';
import { lookOf } from '../people/look.ts';
import { guestName, nameKey, takingName } from '../people/names.ts';
import { notFound, Refusal } from '../refusal.ts';
import { newId } from '../secrets.ts';
import type { Database } from '../store/database.ts';
import { isModerator } from './moderators.ts';
import type { ModerationLogRow } from './rows.ts';

const DAY = 24 * 3_600_000;
const NEUTRAL_NAMES = 1_000_000;

/** What it takes to undo something. */
interface Detail {
  readonly reports?: readonly string[];
  readonly table?: string;
  readonly line?: number;
  /** The name that was replaced. */
  readonly name?: string;
}

/** What has come of it, for those who have to be told. */
export interface Done {
  readonly person: string;
  /** The line that is hidden or to be seen again. */
  readonly line?: { readonly table: string; readonly n: number };
  readonly isRenamed: boolean;
}

type Act<Do extends ModeratorAct['do']> = Extract<ModeratorAct, { do: Do }>;

/** Does what a moderator has decided, and writes it to the log with it or not at all. */
export function act(db: Database, moderator: string, deed: ModeratorAct, now: number): Promise<Done> {
  return db.transaction().execute((db) => new Acting(db, moderator, now).act(deed));
}

export function isUndoable({ action, undone_by }: Pick<ModerationLogRow, 'action' | 'undone_by'>): boolean {
  return undone_by === null && action !== 'undo' && action !== 'grant' && action !== 'revoke';
}

class Acting {
  readonly #db: Database;
  readonly #moderator: string;
  readonly #now: number;

  constructor(db: Database, moderator: string, now: number) {
    this.#db = db;
    this.#moderator = moderator;
    this.#now = now;
  }

  async act(deed: ModeratorAct): Promise<Done> {
    if (deed.do === 'hide') return this.#hide(deed);
    if (deed.do === 'undo') return this.#undo(deed);
    await this.#checkOther(deed.person);
    if (deed.do === 'dismiss') {
      await this.#close(deed.reports, deed.person, 'dismissed');
      await this.#log('dismiss', deed.person, deed.reason, { detail: { reports: deed.reports } });
      return { person: deed.person, isRenamed: false };
    }
    await this.#close(deed.reports, deed.person, 'acted');
    const until = 'days' in deed && deed.days !== null ? this.#now + deed.days * DAY : null;
    const name = deed.do === 'rename' ? await this.#rename(deed.person) : undefined;
    await this.#sanction(deed.do, deed.person, deed.reason, until, name);
    return { person: deed.person, isRenamed: deed.do === 'rename' };
  }

  /** Nobody decides about themselves, and moderators not about each other: their role is taken first. */
  async #checkOther(person: string): Promise<void> {
    if (person === this.#moderator) throw new Refusal(422, 'yourself', 'You cannot decide about yourself.');
    const there = await this.#db
      .selectFrom('people')
      .select('id')
      .where('id', '=', person)
      .executeTakeFirst();
    if (there === undefined) throw notFound('player');
    if (await isModerator(this.#db, person))
      throw new Refusal(
        403,
        'of-moderator',
        'This is a moderator: whoever runs the server has to revoke the role first.',
      );
  }

  async #close(
    reports: readonly string[],
    about: string,
    state: 'open' | 'acted' | 'dismissed',
  ): Promise<void> {
    if (reports.length === 0) return;
    await this.#db
      .updateTable('reports')
      .set({ state })
      .where('id', 'in', reports)
      .where('about', '=', about)
      .execute();
  }

  async #sanction(
    kind: SanctionKind,
    person: string,
    reason: string,
    until: number | null,
    name: string | undefined,
  ): Promise<void> {
    const detail = name === undefined ? {} : { name };
    const id = await this.#log(kind, person, reason, { until, detail });
    await this.#db
      .insertInto('sanctions')
      .values({ id, person, kind, reason, at: this.#now, until, lifted_at: null, read_at: null })
      .execute();
    if (kind !== 'no-rated' && kind !== 'suspension') return;
    // They may be looking for a game that they are kept from now. If it is another one, they look again.
    await this.#db.deleteFrom('waiting').where('person', '=', person).where('offer', 'is', null).execute();
  }

  /** A name that says nothing, and that nobody can choose. Returns the one that they had. */
  async #rename(person: string): Promise<string> {
    const { name, name_key } = await this.#db
      .selectFrom('people')
      .select(['name', 'name_key'])
      .where('id', '=', person)
      .executeTakeFirstOrThrow();
    const neutral = name_key === null ? guestName() : `Player ${randomInt(NEUTRAL_NAMES)}`;
    await this.#takeName(person, neutral, name_key !== null);
    return name;
  }

  async #takeName(person: string, name: string, isMember: boolean): Promise<void> {
    const keys = isMember ? { name_key: nameKey(name), look: lookOf(name) } : {};
    await takingName(name, () =>
      this.#db
        .updateTable('people')
        .set({ name, ...keys })
        .where('id', '=', person)
        .execute(),
    );
  }

  async #hide({ table, line, reason }: Act<'hide'>): Promise<Done> {
    const said = await this.#db
      .selectFrom('chat')
      .select(['person', 'hidden'])
      .where('table_id', '=', table)
      .where('n', '=', line)
      .executeTakeFirst();
    if (said === undefined || said.hidden === 1) throw notFound('line');
    await this.#checkOther(said.person);
    await this.#setHidden(table, line, 1);
    await this.#log('hide', said.person, reason, { detail: { table, line } });
    return { person: said.person, line: { table, n: line }, isRenamed: false };
  }

  async #setHidden(table: string, n: number, hidden: 0 | 1): Promise<void> {
    await this.#db
      .updateTable('chat')
      .set({ hidden })
      .where('table_id', '=', table)
      .where('n', '=', n)
      .execute();
  }

  async #undo({ entry, reason }: Act<'undo'>): Promise<Done> {
    const row = await this.#db
      .selectFrom('moderation_log')
      .selectAll()
      .where('id', '=', entry)
      .executeTakeFirst();
    if (row === undefined) throw notFound('entry');
    if (!isUndoable(row)) throw new Refusal(409, 'undone-already', 'This cannot be undone any more.');
    const { person, action } = row;
    await this.#checkOther(person);
    const detail: Detail = JSON.parse(row.detail);
    const { table, line, name } = detail;
    if (action === 'dismiss') await this.#close(detail.reports ?? [], person, 'open');
    if (table !== undefined && line !== undefined) await this.#setHidden(table, line, 0);
    if (name !== undefined) await this.#giveBack(person, name);
    await this.#db.updateTable('sanctions').set({ lifted_at: this.#now }).where('id', '=', entry).execute();
    const undone_by = await this.#log('undo', person, reason, {});
    await this.#db.updateTable('moderation_log').set({ undone_by }).where('id', '=', entry).execute();
    return {
      person,
      isRenamed: name !== undefined,
      ...(table !== undefined && line !== undefined && { line: { table, n: line } }),
    };
  }

  /** Unless they have chosen another name meanwhile. */
  async #giveBack(person: string, name: string): Promise<void> {
    const now = await this.#db
      .selectFrom('people')
      .select(['name', 'name_key'])
      .where('id', '=', person)
      .executeTakeFirstOrThrow();
    const isNeutral = /^(Player|Guest) \d+$/.test(now.name);
    if (isNeutral) await this.#takeName(person, name, now.name_key !== null);
  }

  async #log(
    action: ModerationLogRow['action'],
    person: string,
    reason: string,
    { until = null, detail = {} }: { until?: number | null; detail?: Detail },
  ): Promise<string> {
    const id = newId();
    await this.#db
      .insertInto('moderation_log')
      .values({
        id,
        at: this.#now,
        moderator: this.#moderator,
        action,
        person,
        reason,
        until,
        detail: JSON.stringify(detail),
        undone_by: null,
      })
      .execute();
    return id;
  }
}
