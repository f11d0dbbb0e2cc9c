import { checkIn } from '../clubs/membership.ts';
import { schedule } from '../jobs/jobs.ts';
import { checkAllowed } from '../moderation/sanctions.ts';
import { checkNamed } from '../people/names.ts';
import type { Person } from '../people/person.ts';
import { standingOf } from '../people/rating-scale.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { checkMember } from '../tables/seating.ts';
import { checkedStart, TOURNAMENT_JOB } from './opening.ts';
import { GAME_JOB } from './playing.ts';
import type { EntrantRow, TournamentRow } from './rows.ts';
import { entrantsOf, lockTournament, optionsOf } from './state.ts';

/** Without a rating somebody counts as a newcomer. */
const NEWCOMER = 1500;

interface EnteringParts {
  readonly db: Database;
  readonly now: () => number;
}

/** Takes part, or takes part again. What is missed by that time is missed. */
export async function joinTournament({ db, now }: EnteringParts, id: string, person: Person): Promise<void> {
  await db.transaction().execute(async (db) => {
    const row = await lockTournament(db, id);
    const { rated, most } = optionsOf(row);
    if (person.program)
      throw new Refusal(403, 'not-for-programs', 'Programs cannot take part in tournaments.');
    if (rated) checkMember(person);
    checkNamed(person);
    await checkAllowed(db, person.id, rated ? 'rated' : 'people', now());
    if (row.club !== null) await checkIn(db, row.club, person.id);
    const entrants = await entrantsOf(db, id);
    const own = entrants.find((one) => one.person === person.id);
    if (own?.out === null) return;
    if (own?.out === 'removed')
      throw new Refusal(403, 'tournament-removed', 'The organiser has removed you from this tournament.');
    if (!isOpenTo(row, own)) throw tooLate();
    if (entrants.filter(({ out }) => out === null).length >= most)
      throw new Refusal(409, 'tournament-full', `This tournament has its ${most} entrants already.`);
    if (own === undefined) await enter(db, row, entrants, person.id, now());
    else await change(db, own, { out: null, free_at: now() });
    await schedule(db, TOURNAMENT_JOB, id, now());
  });
}

/** Whether somebody who is not in it can still come, or come back. */
export function isOpenTo(
  { status, kind, round, rounds }: TournamentRow,
  own: Pick<EntrantRow, 'out'> | undefined,
): boolean {
  if (status === 'upcoming') return true;
  if (status !== 'running') return false;
  if (kind === 'arena') return true;
  // Who has missed more than half of the rounds could not win any more.
  return kind === 'swiss' && (own !== undefined ? round < (rounds ?? 0) : round <= (rounds ?? 0) / 2);
}

function tooLate(): Refusal {
  return new Refusal(409, 'tournament-too-late', 'It is too late to join this tournament.');
}

async function enter(
  db: Database,
  { id, kind, status, round }: TournamentRow,
  entrants: readonly EntrantRow[],
  person: string,
  now: number,
): Promise<void> {
  const n = 1 + Math.max(0, ...entrants.map((one) => one.n));
  const isLate = status === 'running';
  await db
    .insertInto('tournament_entrants')
    .values({
      tournament: id,
      n,
      person,
      rating: (await ratingsOf(db, [person]))(person),
      seed: isLate ? 1 + Math.max(0, ...entrants.map(({ seed }) => seed ?? 0)) : null,
      joined_at: now,
      out: null,
      free_at: now,
    })
    .execute();
  if (!isLate || kind !== 'swiss') return;
  const missed = Array.from({ length: round }, (_, i) => i + 1);
  for (const each of missed) {
    await db
      .insertInto('tournament_games')
      .values({
        tournament: id,
        round: each,
        // Beside the boards: no two who come late have the same number.
        board: LATE_BOARDS + n,
        game: 1,
        first: n,
        second: null,
        table_id: null,
        outcome: 'half-bye',
        forfeit: 0,
        began_at: now,
        ended_at: now,
      })
      .execute();
  }
}

const LATE_BOARDS = 1000;

/** What everybody brings along as a player of two. */
export async function ratingsOf(
  db: Database,
  people: readonly string[],
): Promise<(person: string) => number> {
  const rows = await db
    .selectFrom('ratings')
    .select(['person', 'mu', 'sigma'])
    .where('person', 'in', people)
    .where('players', '=', 2)
    .where('kind', '!=', 'program')
    // Who is rated in both kinds counts as in live games.
    .orderBy('kind')
    .execute();
  const ratings = new Map(rows.map(({ person, ...skill }) => [person, standingOf(skill).rating]));
  return (person) => ratings.get(person) ?? NEWCOMER;
}

/** Leaves it. A game that is being played is not given up by that. */
export async function withdraw({ db, now }: EnteringParts, id: string, person: Person): Promise<void> {
  await db.transaction().execute(async (db) => {
    const row = await lockTournament(db, id);
    const own = (await entrantsOf(db, id)).find((one) => one.person === person.id);
    if (own === undefined || own.out !== null || isDone(row)) return;
    await leave(db, row, own, 'withdrawn');
    await schedule(db, TOURNAMENT_JOB, id, now());
  });
}

/** The organiser removes somebody: they do not come back, and their game is lost. */
export async function removeEntrant(
  { db, now }: EnteringParts,
  id: string,
  n: number,
  organiser: Person,
): Promise<void> {
  await db.transaction().execute(async (db) => {
    const row = await lockTournament(db, id);
    checkOrganiser(row, organiser);
    const entrant = (await entrantsOf(db, id)).find((one) => one.n === n);
    if (entrant === undefined) throw notFound('entrant');
    if (isDone(row)) throw new Refusal(409, 'tournament-too-late', 'This tournament is over.');
    await change(db, entrant, { out: 'removed' });
    const games = await db
      .selectFrom('tournament_games')
      .select('table_id')
      .where('tournament', '=', id)
      .where('outcome', 'is', null)
      .where(({ or, eb }) => or([eb('first', '=', n), eb('second', '=', n)]))
      .execute();
    for (const { table_id } of games) if (table_id !== null) await schedule(db, GAME_JOB, table_id, now());
    await schedule(db, TOURNAMENT_JOB, id, now());
  });
}

/** The organiser lets it begin at another time. */
export async function postpone(
  { db, now }: EnteringParts,
  id: string,
  startsAt: string,
  organiser: Person,
): Promise<void> {
  const starts_at = checkedStart(startsAt, now());
  await db.transaction().execute(async (db) => {
    checkUpcoming(await lockTournament(db, id), organiser);
    await db.updateTable('tournaments').set({ starts_at, starts_with: null }).where('id', '=', id).execute();
    await schedule(db, TOURNAMENT_JOB, id, starts_at);
  });
}

export async function cancel({ db, now }: EnteringParts, id: string, organiser: Person): Promise<void> {
  await db.transaction().execute(async (db) => {
    checkUpcoming(await lockTournament(db, id), organiser);
    await db
      .updateTable('tournaments')
      .set({ status: 'cancelled', ended_at: now() })
      .where('id', '=', id)
      .execute();
  });
}

function checkOrganiser({ host }: TournamentRow, { id }: Person): void {
  if (host !== id) throw new Refusal(403, 'not-organiser', 'Only the organiser can do this.');
}

function checkUpcoming(row: TournamentRow, organiser: Person): void {
  checkOrganiser(row, organiser);
  if (row.status !== 'upcoming')
    throw new Refusal(409, 'tournament-too-late', 'This tournament has already begun, or it was cancelled.');
}

function isDone({ status }: TournamentRow): boolean {
  return status === 'over' || status === 'cancelled';
}

/** Who leaves before the start was never there. */
async function leave(
  db: Database,
  { status }: TournamentRow,
  entrant: EntrantRow,
  out: EntrantRow['out'],
): Promise<void> {
  if (status !== 'upcoming') return change(db, entrant, { out });
  await db
    .deleteFrom('tournament_entrants')
    .where('tournament', '=', entrant.tournament)
    .where('n', '=', entrant.n)
    .execute();
}

async function change(
  db: Database,
  { tournament, n }: EntrantRow,
  facts: Partial<Pick<EntrantRow, 'out' | 'free_at'>>,
): Promise<void> {
  await db
    .updateTable('tournament_entrants')
    .set(facts)
    .where('tournament', '=', tournament)
    .where('n', '=', n)
    .execute();
}
