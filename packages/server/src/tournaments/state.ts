import { notFound } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import type { Meeting } from './meeting.ts';
import type {
  EntrantRow,
  TournamentGameRow,
  TournamentOptions,
  TournamentRoundRow,
  TournamentRow,
} from './rows.ts';
import type { RankedEntrant } from './standings/standings.ts';

/** A tournament as the database has it. */
export interface TournamentState {
  readonly row: TournamentRow;
  readonly options: TournamentOptions;
  readonly entrants: readonly EntrantRow[];
  readonly rounds: readonly TournamentRoundRow[];
  /** In the order in which they began. */
  readonly games: readonly TournamentGameRow[];
  readonly meetings: readonly Meeting[];
}

/** Whoever changes a tournament does so one after the other, in all processes: writing, even nothing, locks the row. */
export async function lockTournament(db: Database, id: string): Promise<TournamentRow> {
  const row = await db
    .updateTable('tournaments')
    .set(({ ref }) => ({ status: ref('status') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw notFound('tournament');
  return row;
}

export async function tournamentRow(db: Database, id: string): Promise<TournamentRow> {
  const row = await db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('tournament');
  return row;
}

export function optionsOf({ options }: Pick<TournamentRow, 'options'>): TournamentOptions {
  return JSON.parse(options);
}

export async function stateOf(db: Database, row: TournamentRow): Promise<TournamentState> {
  const { id } = row;
  const games = await db
    .selectFrom('tournament_games')
    .selectAll()
    .where('tournament', '=', id)
    .orderBy('round')
    .orderBy('began_at')
    .orderBy('board')
    .orderBy('game')
    .execute();
  return {
    row,
    options: optionsOf(row),
    entrants: await entrantsOf(db, id),
    rounds: await db
      .selectFrom('tournament_rounds')
      .selectAll()
      .where('tournament', '=', id)
      .orderBy('round')
      .execute(),
    games,
    meetings: games.map(meetingOf),
  };
}

export function entrantsOf(db: Database, id: string): Promise<EntrantRow[]> {
  return db.selectFrom('tournament_entrants').selectAll().where('tournament', '=', id).orderBy('n').execute();
}

function meetingOf({ round, board, game, first, second, outcome, forfeit }: TournamentGameRow): Meeting {
  return { round, board, game, first, second, outcome, forfeit: forfeit === 1 };
}

/** Those who can be paired. */
export function playing({ entrants }: Pick<TournamentState, 'entrants'>): EntrantRow[] {
  return entrants.filter(({ out }) => out === null);
}

/** Those who stand in the standings: all who have taken part. Before the start these are all who have joined. */
export function ranked({ row, entrants }: Pick<TournamentState, 'row' | 'entrants'>): RankedEntrant[] {
  return entrants
    .filter(({ seed, out }) => (row.started_at === null ? out === null : seed !== null))
    .map(({ n, rating, seed }) => ({ n, rating, seed: seed ?? n }));
}
