import type { Invitation } from '@provincia/protocol';
import { Buckets } from '../limits.ts';
import { isBlockBetween } from '../people/blocks.ts';
import { member } from '../people/in-person.ts';
import type { Person } from '../people/person.ts';
import { memberNamed } from '../people/whom.ts';
import { Refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { clockOf } from '../tables/clock.ts';
import { isFollowing } from './following.ts';
import { privacyOf } from './privacy.ts';

const A_MINUTE = 10;
/** Seats that one person keeps for the same other one at a time. */
const MOST_TO_ONE = 3;

interface InvitationParts {
  readonly now: () => number;
  /** Multiplies how many there may be. */
  readonly generosity: number;
}

/** Decides for whom somebody may keep a seat. */
export class Invitations {
  readonly #now: () => number;
  /** By person. */
  readonly #paces: Buckets;

  constructor({ now, generosity }: InvitationParts) {
    this.#now = now;
    this.#paces = new Buckets((A_MINUTE * generosity) / 60, A_MINUTE * generosity);
  }

  /** The id of the member whom the host invites, or why they cannot. */
  async guest(db: Database, host: Person, name: string): Promise<string> {
    const { id } = member(host);
    this.#paces.spend(id, this.#now(), 'Too many invitations: wait a moment.');
    const guest = await memberNamed(db, name);
    if (guest.id === id) throw new Refusal(422, 'yourself', 'You have a seat already.');
    if (!(await takesInvitations(db, guest.id, id))) {
      // The same sentence whatever the reason: nobody learns who has blocked them.
      throw new Refusal(403, 'not-invitable', 'This player takes no invitations from you now.');
    }
    await checkMany(db, id, guest.id);
    return guest.id;
  }
}

async function takesInvitations(db: Database, guest: string, host: string): Promise<boolean> {
  if (await isBlockBetween(db, guest, [host])) return false;
  const { invitations } = await privacyOf(db, guest);
  return invitations === 'followed' ? isFollowing(db, guest, host) : invitations === 'everybody';
}

async function checkMany(db: Database, host: string, guest: string): Promise<void> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select('tables.id')
    .where('seats.reserved', '=', guest)
    .where('tables.host', '=', host)
    .where('tables.status', '=', 'open')
    .execute();
  if (rows.length < MOST_TO_ONE) return;
  const why = `You keep ${rows.length} seats for this player already: wait for their answer.`;
  throw new Refusal(429, 'too-many-invitations', why);
}

/** Seats that others keep for somebody. Whoever is asked for a rematch sees that where the game was. */
export async function invitationsTo(db: Database, person: string): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .innerJoin('people', 'people.id', 'tables.host')
    .select(['tables.id', 'people.name', 'tables.players', 'tables.clock', 'tables.rated'])
    .where('seats.reserved', '=', person)
    .where('tables.status', '=', 'open')
    .where('tables.previous', 'is', null)
    .orderBy('tables.created_at', 'desc')
    .execute();
  return rows.map(({ id, name, players, rated, ...row }) => ({
    table: id,
    from: name,
    players,
    clock: clockOf(row),
    rated: rated === 1,
  }));
}
