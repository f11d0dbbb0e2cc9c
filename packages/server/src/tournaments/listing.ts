import type { Tournament, TournamentGames, Tournaments } from '@provincia/protocol';
import { clubIdsOf } from '../clubs/membership.ts';
import type { Person } from '../people/person.ts';
import type { Database } from '../store/database.ts';
import { describeTournaments } from './describe.ts';
import { optionsOf } from './state.ts';

const MOST_LISTED = 50;
const MOST_FINISHED = 20;

/** Those that begin next first, and those that ended last first. Those of clubs are only for their members. */
export async function listedTournaments(db: Database, viewer: Person | null): Promise<Tournaments> {
  const rows = db
    .selectFrom('tournaments')
    .selectAll()
    .where(({ or, eb }) => or([eb('club', 'is', null), eb('club', 'in', clubIdsOf(db, viewer?.id ?? ''))]));
  const running = await rows
    .where('status', '=', 'running')
    .orderBy('started_at', 'desc')
    .limit(MOST_LISTED)
    .execute();
  const upcoming = await rows
    .where('status', '=', 'upcoming')
    .orderBy('starts_at')
    .orderBy('created_at')
    .limit(MOST_LISTED)
    .execute();
  const finished = await rows
    .where('status', '=', 'over')
    .orderBy('ended_at', 'desc')
    .limit(MOST_FINISHED)
    .execute();
  return {
    running: await describeTournaments(db, running, viewer),
    upcoming: await describeTournaments(db, upcoming, viewer),
    finished: await describeTournaments(db, finished, viewer),
  };
}

/** The last ones that a club has opened, except for those that were called off. */
export async function tournamentsOfClub(
  db: Database,
  club: string,
  viewer: Person | null,
): Promise<Tournament[]> {
  const rows = await db
    .selectFrom('tournaments')
    .selectAll()
    .where('club', '=', club)
    .where('status', '<>', 'cancelled')
    .orderBy('created_at', 'desc')
    .limit(MOST_FINISHED)
    .execute();
  return describeTournaments(db, rows, viewer);
}

/** The games of tournaments that somebody has not finished, and in how many tournaments they are that are not over. */
export async function waitingGames(db: Database, person: Person | null): Promise<TournamentGames> {
  if (person === null) return { games: [], entered: 0 };
  const entered = await db
    .selectFrom('tournament_entrants')
    .innerJoin('tournaments', 'tournaments.id', 'tournament_entrants.tournament')
    .select(['tournaments.id', 'tournaments.name', 'tournaments.kind', 'tournaments.options'])
    .select(['tournament_entrants.n', 'tournament_entrants.out', 'tournaments.status'])
    .where('tournament_entrants.person', '=', person.id)
    .where('tournaments.status', 'in', ['running', 'upcoming'])
    .execute();
  const games: TournamentGames['games'] = [];
  for (const { id, name, kind, n, ...row } of entered) {
    const current = await db
      .selectFrom('tournament_games')
      .select(['round', 'first', 'second', 'table_id'])
      .where('tournament', '=', id)
      .where('outcome', 'is', null)
      .where(({ or, eb }) => or([eb('first', '=', n), eb('second', '=', n)]))
      .execute();
    for (const { round, first, second, table_id } of current) {
      if (table_id === null) continue;
      games.push({
        tournament: id,
        name,
        kind,
        round,
        table: table_id,
        opponent: await nameOf(db, id, first === n ? (second as number) : first),
        live: 'minutes' in optionsOf(row).clock,
        fresh: !(await hasAnswered(db, table_id, first === n ? 0 : 1)),
      });
    }
  }
  return { games, entered: entered.filter(({ out }) => out === null).length };
}

async function nameOf(db: Database, tournament: string, n: number): Promise<string | null> {
  const row = await db
    .selectFrom('tournament_entrants')
    .innerJoin('people', 'people.id', 'tournament_entrants.person')
    .select('people.name')
    .where('tournament_entrants.tournament', '=', tournament)
    .where('tournament_entrants.n', '=', n)
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Its log is short when this is asked in earnest: whoever has answered is found among the first entries. */
async function hasAnswered(db: Database, table: string, seat: number): Promise<boolean> {
  const rows = await db
    .selectFrom('log')
    .select('data')
    .where('table_id', '=', table)
    .where('kind', '=', 'answer')
    .orderBy('n')
    .limit(100)
    .execute();
  return rows.some(({ data }) => (JSON.parse(data) as { seat: number }).seat === seat);
}
