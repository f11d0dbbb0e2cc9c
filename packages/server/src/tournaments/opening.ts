import { MOST_ENTRANTS, type NewTournament } from '@provincia/protocol';
import { checkRole, lockClub } from '../clubs/membership.ts';
import { schedule } from '../jobs/jobs.ts';
import { checkAllowed } from '../moderation/sanctions.ts';
import { lockPerson } from '../people/lock.ts';
import type { Person } from '../people/person.ts';
import { Refusal } from '../refusal.ts';
import { newId } from '../secrets.ts';
import type { Database } from '../store/database.ts';
import { chosenKingdoms } from './kingdoms.ts';
import type { TournamentOptions } from './rows.ts';

export const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How far ahead it may begin. */
const LONGEST_AHEAD = 90 * DAY;
/** How many tournaments somebody may open in a day, and have open at a time. */
const MOST_A_DAY = 3;
const MOST_OPEN = 2;
/** How long a tournament waits for enough entrants. */
export const LONGEST_WAIT = 14 * DAY;

/** What has to be done with tournaments by itself, by the id of the tournament. */
export const TOURNAMENT_JOB = 'tournament';

interface OpeningParts {
  readonly db: Database;
  readonly now: () => number;
  readonly newSeed: () => string;
}

/** A new tournament, of which the member is the organiser. They do not take part by that. */
export async function openTournament(
  { db, now, newSeed }: OpeningParts,
  wish: NewTournament,
  host: Person,
): Promise<string> {
  const at = now();
  const id = newId();
  const starts_at = wish.startsAt === undefined ? null : checkedStart(wish.startsAt, at);
  checkWish(wish);
  const options: TournamentOptions = {
    clock: wish.clock,
    rounds: wish.kind === 'swiss' ? (wish.rounds ?? null) : null,
    minutes: wish.minutes,
    kingdomMinutes: wish.kingdomMinutes,
    most: wish.most ?? MOST_ENTRANTS[wish.kind],
    rated: wish.rated,
    printings: wish.kingdoms.by === 'drawn' ? (wish.kingdoms.printings ?? null) : null,
    chosen: await chosenKingdoms(wish, newSeed),
  };
  await db.transaction().execute(async (db) => {
    await checkAllowed(db, host.id, 'people', at);
    await checkMany(db, host.id, at);
    if (wish.club !== undefined) {
      await lockClub(db, wish.club);
      await checkRole(db, wish.club, host.id, 'organiser');
    }
    await db
      .insertInto('tournaments')
      .values({
        id,
        status: 'upcoming',
        host: host.id,
        name: wish.name,
        description: wish.description,
        kind: wish.kind,
        options: JSON.stringify(options),
        starts_at,
        starts_with: wish.startsWith ?? null,
        seed: newSeed(),
        round: 0,
        rounds: null,
        winners: null,
        created_at: at,
        started_at: null,
        ended_at: null,
        club: wish.club ?? null,
      })
      .execute();
    await schedule(db, TOURNAMENT_JOB, id, starts_at ?? at + LONGEST_WAIT);
  });
  return id;
}

/** A time that is still to come. */
export function checkedStart(startsAt: string, now: number): number {
  const at = Date.parse(startsAt);
  if (at <= now) throw unfit('A tournament begins at a time that is still to come.');
  if (at > now + LONGEST_AHEAD) throw unfit('A tournament begins within the next 90 days.');
  return at;
}

function checkWish({ kind, clock, startsAt, startsWith, most = MOST_ENTRANTS[kind] }: NewTournament): void {
  if ((startsAt === undefined) === (startsWith === undefined))
    throw unfit('A tournament begins either at a time or when enough have come: say one of the two.');
  if (kind === 'arena' && 'days' in clock) throw unfit('An arena is not played by the day.');
  if (most > MOST_ENTRANTS[kind]) throw unfit(`This kind has at most ${MOST_ENTRANTS[kind]} entrants.`);
  if ((startsWith ?? 0) > most) throw unfit('It cannot wait for more entrants than it can have.');
}

function unfit(message: string): Refusal {
  return new Refusal(422, 'tournament', message);
}

async function checkMany(db: Database, host: string, now: number): Promise<void> {
  await lockPerson(db, host);
  const own = await db
    .selectFrom('tournaments')
    .select(['status', 'created_at'])
    .where('host', '=', host)
    .where(({ or, eb }) =>
      or([eb('created_at', '>', now - DAY), eb('status', 'in', ['upcoming', 'running'])]),
    )
    .execute();
  const open = own.filter(({ status }) => status === 'upcoming' || status === 'running');
  const isTooMany =
    open.length >= MOST_OPEN || own.filter((one) => one.created_at > now - DAY).length >= MOST_A_DAY;
  if (!isTooMany) return;
  throw new Refusal(
    429,
    'too-many-tournaments',
    `You can open ${MOST_A_DAY} tournaments a day, and have ${MOST_OPEN} that are not over: wait, or cancel one.`,
  );
}
