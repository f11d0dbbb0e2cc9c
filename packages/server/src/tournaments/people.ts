import { schedule } from '../jobs/jobs.ts';
import { DELETED } from '../people/person.ts';
import type { Database } from '../store/database.ts';
import { TOURNAMENT_JOB } from './opening.ts';
import { GAME_JOB } from './playing.ts';

/** What a guest has entered is the member's from now on; nobody takes part twice. */
export async function bringEntrantsAlong(db: Database, guest: string, member: string): Promise<void> {
  const own = await db
    .selectFrom('tournament_entrants')
    .select('tournament')
    .where('person', '=', member)
    .execute();
  const both = own.map(({ tournament }) => tournament);
  if (both.length > 0) await leaveTournaments(db, guest, both);
  await db.updateTable('tournament_entrants').set({ person: member }).where('person', '=', guest).execute();
}

/**
 * Takes a person out of all tournaments, without a trace of who it was: before the start they were never there, later their
 * results stay for the others. What they have opened and has not begun is cancelled.
 */
export async function forgetInTournaments(db: Database, person: string): Promise<void> {
  await leaveTournaments(db, person);
  await db
    .updateTable('tournaments')
    .set({ status: 'cancelled' })
    .where('host', '=', person)
    .where('status', '=', 'upcoming')
    .execute();
  await db
    .updateTable('tournaments')
    .set({ host: DELETED, description: '' })
    .where('host', '=', person)
    .execute();
}

async function leaveTournaments(db: Database, person: string, only?: readonly string[]): Promise<void> {
  const entrants = await db
    .selectFrom('tournament_entrants')
    .innerJoin('tournaments', 'tournaments.id', 'tournament_entrants.tournament')
    .select(['tournaments.id', 'tournaments.status', 'tournament_entrants.n'])
    .where('tournament_entrants.person', '=', person)
    .$if(only !== undefined, (rows) => rows.where('tournaments.id', 'in', only ?? []))
    .execute();
  for (const { id, status, n } of entrants) {
    const isOwn = { tournament: id, n };
    if (status === 'upcoming') {
      await db
        .deleteFrom('tournament_entrants')
        .where(({ and }) => and(isOwn))
        .execute();
      continue;
    }
    await db
      .updateTable('tournament_entrants')
      .set({ person: DELETED, out: 'deleted' })
      .where(({ and }) => and(isOwn))
      .execute();
    if (status !== 'running') continue;
    const games = await db
      .selectFrom('tournament_games')
      .select('table_id')
      .where('tournament', '=', id)
      .where('outcome', 'is', null)
      .where(({ or, eb }) => or([eb('first', '=', n), eb('second', '=', n)]))
      .execute();
    // Due at once, whatever time it is: their game is lost, and nobody has to wait for them.
    for (const { table_id } of games) if (table_id !== null) await schedule(db, GAME_JOB, table_id, 0);
    await schedule(db, TOURNAMENT_JOB, id, 0);
  }
}

/** What is stored about somebody here, for the file of all their data. */
export async function tournamentsOfPerson(db: Database, person: string) {
  const time = (at: number) => new Date(at).toISOString();
  const opened = await db
    .selectFrom('tournaments')
    .select(['id', 'name', 'description', 'created_at'])
    .where('host', '=', person)
    .orderBy('created_at')
    .execute();
  const entered = await db
    .selectFrom('tournament_entrants')
    .innerJoin('tournaments', 'tournaments.id', 'tournament_entrants.tournament')
    .select(['tournaments.id', 'tournaments.name', 'tournament_entrants.n'])
    .select(['tournament_entrants.rating', 'tournament_entrants.joined_at', 'tournament_entrants.out'])
    .where('tournament_entrants.person', '=', person)
    .orderBy('tournament_entrants.joined_at')
    .execute();
  return {
    opened: opened.map(({ created_at, ...rest }) => ({ ...rest, at: time(created_at) })),
    entered: entered.map(({ joined_at, ...rest }) => ({ ...rest, at: time(joined_at) })),
  };
}
