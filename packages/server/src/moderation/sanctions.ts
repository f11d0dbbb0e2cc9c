import type { ProblemCode, Sanction, SanctionKind } from '@provincia/protocol';
import { notFound, Refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import type { SanctionRow } from './rows.ts';

/** What somebody may be kept from: writing in chats, rated games, everything with other people. */
type Deed = 'chat' | 'rated' | 'people';

const forbids: Readonly<Record<Deed, readonly SanctionKind[]>> = {
  chat: ['silence', 'suspension'],
  rated: ['no-rated', 'suspension'],
  people: ['suspension'],
};

const words = {
  silence: { code: 'silenced', what: 'A moderator has silenced you' },
  'no-rated': { code: 'no-rated', what: 'A moderator keeps you from rated games' },
  suspension: { code: 'suspended', what: 'A moderator has suspended you' },
} as const satisfies Partial<Record<SanctionKind, { code: ProblemCode; what: string }>>;

/** Refuses somebody what a moderator keeps them from, and says why, until when, and where they can read it. */
export async function checkAllowed(db: Database, person: string, deed: Deed, now: number): Promise<void> {
  const [row] = await inForce(db, [person], forbids[deed], now);
  if (row === undefined) return;
  const { code, what } = words[row.kind as keyof typeof words];
  const until = row.until === null ? 'for good' : `until ${new Date(row.until).toISOString().slice(0, 10)}`;
  throw new Refusal(403, code, `${what} ${until}: ${row.reason} Your account page says more.`);
}

/** Whether one of these people is kept from rated games. */
export async function isAnyUnrated(db: Database, people: readonly string[], now: number): Promise<boolean> {
  return people.length > 0 && (await inForce(db, people, forbids.rated, now)).length > 0;
}

function inForce(
  db: Database,
  people: readonly string[],
  kinds: readonly SanctionKind[],
  now: number,
): Promise<SanctionRow[]> {
  return db
    .selectFrom('sanctions')
    .selectAll()
    .where('person', 'in', people)
    .where('kind', 'in', kinds)
    .where('lifted_at', 'is', null)
    .where(({ or, eb }) => or([eb('until', 'is', null), eb('until', '>', now)]))
    .orderBy('at', 'desc')
    .execute();
}

/** What the person has not yet read. */
export async function noticesFor(db: Database, person: string): Promise<Sanction[]> {
  const rows = await db
    .selectFrom('sanctions')
    .selectAll()
    .where('person', '=', person)
    .where('lifted_at', 'is', null)
    .where('read_at', 'is', null)
    .orderBy('at')
    .execute();
  return rows.map(described);
}

/** Everything that was decided about the person and not taken back, the latest first. */
export async function sanctionsOf(db: Database, person: string): Promise<Sanction[]> {
  const rows = await db
    .selectFrom('sanctions')
    .selectAll()
    .where('person', '=', person)
    .where('lifted_at', 'is', null)
    .orderBy('at', 'desc')
    .execute();
  return rows.map(described);
}

export async function noteRead(db: Database, person: string, id: string, now: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('sanctions')
    .set({ read_at: now })
    .where('id', '=', id)
    .where('person', '=', person)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound('notice');
}

function described({ id, kind, reason, at, until }: SanctionRow): Sanction {
  return {
    id,
    kind,
    reason,
    at: new Date(at).toISOString(),
    until: until === null ? null : new Date(until).toISOString(),
  };
}
