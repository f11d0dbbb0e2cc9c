import type { Club, ClubMembers, ClubPage, ClubRole, RatingKind } from '@provincia/protocol';
import type { Person } from '../people/person.ts';
import { standingOf } from '../people/rating-scale.ts';
import { notFound } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import type { Tables } from '../tables/tables.ts';
import { tournamentsOfClub } from '../tournaments/listing.ts';
import { MOST_MEMBERS } from './joining.ts';
import { kingdomsOf } from './kingdoms.ts';
import { isRole, ROLES } from './membership.ts';
import type { ClubRow } from './rows.ts';

const time = (at: number) => new Date(at).toISOString();

/** Clubs as everybody sees them in a list. */
export async function describeClubs(
  db: Database,
  rows: readonly ClubRow[],
  viewer: Person | null,
): Promise<Club[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const counts = await db
    .selectFrom('club_people')
    .select(({ fn }) => ['club', fn.countAll<number | string>().as('members')])
    .where('club', 'in', ids)
    .where('role', 'in', ROLES)
    .groupBy('club')
    .execute();
  const own = await db
    .selectFrom('club_people')
    .select(['club', 'role'])
    .where('club', 'in', ids)
    .where('person', '=', viewer?.id ?? '')
    .execute();
  return rows.map(({ id, name, description, joining, language, created_at }) => ({
    id,
    name,
    description,
    joining,
    language,
    members: Number(counts.find(({ club }) => club === id)?.members ?? 0),
    since: time(created_at),
    you: own.find(({ club }) => club === id)?.role ?? null,
  }));
}

interface DescribeParts {
  readonly db: Database;
  readonly tables: Tables;
}

/** Everything about one of them. Only its members see its tables, and only those who organise it who wants to come. */
export async function describeClub(
  { db, tables }: DescribeParts,
  id: string,
  viewer: Person | null,
): Promise<ClubPage> {
  const row = await db.selectFrom('clubs').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('club');
  const [club] = await describeClubs(db, [row], viewer);
  return {
    ...club,
    full: club.members >= MOST_MEMBERS,
    tables: viewer !== null && isRole(club.you) ? await tables.ofClub(id, viewer) : [],
    tournaments: await tournamentsOfClub(db, id, viewer),
    kingdoms: await kingdomsOf(db, id),
    desk: club.you === 'owner' || club.you === 'organiser' ? await deskOf(db, row) : null,
  };
}

async function deskOf(db: Database, { id, invitation }: ClubRow): Promise<ClubPage['desk']> {
  const rows = await db
    .selectFrom('club_people')
    .innerJoin('people', 'people.id', 'club_people.person')
    .select(['people.name', 'club_people.role', 'club_people.since'])
    .where('club_people.club', '=', id)
    .where('club_people.role', 'in', ['asking', 'removed'])
    .orderBy('club_people.since')
    .execute();
  const those = (wanted: 'asking' | 'removed') =>
    rows.flatMap(({ name, role, since }) => (role === wanted ? [{ name, since: time(since) }] : []));
  return { invitation, asking: those('asking'), removed: those('removed') };
}

/** Everybody in the club, by their ratings in games of a kind with so many players. */
export async function describeMembers(
  db: Database,
  club: string,
  kind: RatingKind,
  players: number,
): Promise<ClubMembers> {
  const rows = await db
    .selectFrom('club_people')
    .innerJoin('people', 'people.id', 'club_people.person')
    .leftJoin('ratings', (on) =>
      on
        .onRef('ratings.person', '=', 'people.id')
        .on('ratings.kind', '=', kind)
        .on('ratings.players', '=', players),
    )
    .select(['people.name', 'club_people.role', 'club_people.since'])
    .select(['ratings.mu', 'ratings.sigma', 'ratings.games'])
    .where('club_people.club', '=', club)
    .where('club_people.role', 'in', ROLES)
    .orderBy('club_people.since')
    .orderBy('people.id')
    .execute();
  // A club without members is none.
  if (rows.length === 0) throw notFound('club');
  const members = rows.map(({ name, role, since, mu, sigma, games }) => ({
    name,
    role: role as ClubRole,
    since: time(since),
    standing: mu === null || sigma === null ? null : standingOf({ mu, sigma }),
    games: games ?? 0,
  }));
  return { kind, players, members: members.sort((a, b) => strengthOf(b) - strengthOf(a)) };
}

/** A rating that says little counts less than any that is sure, as in the list of the best. */
function strengthOf({ standing }: ClubMembers['members'][number]): number {
  if (standing === null) return Number.NEGATIVE_INFINITY;
  return standing.rating - (standing.provisional ? PROVISIONAL : 0);
}

const PROVISIONAL = 1_000_000;
