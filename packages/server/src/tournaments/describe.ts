import type { Entrant, Tournament, TournamentPage, TournamentRound } from '@provincia/protocol';
import { isRole, standingIn } from '../clubs/membership.ts';
import { clubsOfRows } from '../clubs/of-rows.ts';
import { DELETED, type Person } from '../people/person.ts';
import { standingOf } from '../people/rating-scale.ts';
import type { Database } from '../store/database.ts';
import { isOpenTo } from './entering.ts';
import { MINUTE } from './opening.ts';
import type { TournamentGameRow, TournamentRow } from './rows.ts';
import { columnsOf, standingsOf } from './standings/standings.ts';
import { optionsOf, playing, ranked, stateOf, type TournamentState } from './state.ts';

/** Of an arena with very many games the last ones are shown; all are in its table. */
const MOST_ARENA_GAMES = 60;

const time = (at: number) => new Date(at).toISOString();
const timeOrNull = (at: number | null) => (at === null ? null : time(at));

/** Tournaments as everybody sees them in a list: never the seed. */
export async function describeTournaments(
  db: Database,
  rows: readonly TournamentRow[],
  viewer: Person | null,
): Promise<Tournament[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const entrants = await db
    .selectFrom('tournament_entrants')
    .leftJoin('people', 'people.id', 'tournament_entrants.person')
    .select(['tournament_entrants.tournament', 'tournament_entrants.n', 'tournament_entrants.person'])
    .select(['tournament_entrants.out', 'tournament_entrants.seed', 'people.name'])
    .where('tournament_entrants.tournament', 'in', ids)
    .execute();
  const hosts = await db
    .selectFrom('people')
    .select(['id', 'name'])
    .where(
      'id',
      'in',
      rows.map(({ host }) => host),
    )
    .execute();
  const clubOf = await clubsOfRows(db, rows);
  return rows.map((row) => {
    const own = entrants.filter(({ tournament }) => tournament === row.id);
    const isIn = ({ out, seed }: (typeof own)[number]) =>
      row.started_at === null ? out === null : seed !== null;
    const winners: number[] = JSON.parse(row.winners ?? '[]');
    const { clock, rated, minutes, kingdomMinutes, most, rounds } = optionsOf(row);
    const isArena = row.kind === 'arena';
    return {
      id: row.id,
      name: row.name,
      kind: row.kind,
      status: row.status,
      clock,
      rated,
      round: row.round,
      rounds: row.rounds ?? rounds,
      minutes: isArena ? minutes : null,
      kingdomMinutes: isArena ? kingdomMinutes : null,
      entrants: own.filter(isIn).length,
      most,
      startsAt: timeOrNull(row.starts_at),
      startsWith: row.starts_with,
      startedAt: timeOrNull(row.started_at),
      endsAt: isArena && row.started_at !== null ? time(row.started_at + minutes * MINUTE) : null,
      endedAt: timeOrNull(row.ended_at),
      organiser: hosts.find(({ id }) => id === row.host)?.name ?? null,
      joined: own.some(({ person, out }) => person === viewer?.id && out === null),
      winners: winners.flatMap((n) => own.find((one) => one.n === n)?.name ?? []),
      ...clubOf(row),
    };
  });
}

/** Everything about one of them. */
export async function describeTournament(
  { db, now }: { readonly db: Database; readonly now: () => number },
  row: TournamentRow,
  viewer: Person | null,
): Promise<TournamentPage> {
  const [summary] = await describeTournaments(db, [row], viewer);
  const state = await stateOf(db, row);
  const { options, entrants, meetings } = state;
  const own = entrants.find(({ person }) => person === viewer?.id);
  const current = state.games.find(
    ({ outcome, first, second }) =>
      own !== undefined && outcome === null && (first === own.n || second === own.n),
  );
  return {
    ...summary,
    description: row.description,
    chosen: options.chosen?.map(({ piles, printed }) => ({ cards: [...piles], printed })) ?? null,
    entrantList: await entrantList(db, state),
    roundList: roundList(state),
    columns: [...columnsOf[row.kind]],
    standings: row.started_at === null ? [] : standingsOf(row.kind, ranked(state), meetings),
    you: own === undefined ? null : own.n,
    yourTable: current?.table_id ?? null,
    host: row.host === viewer?.id,
    canJoin:
      own?.out !== null &&
      own?.out !== 'removed' &&
      isOpenTo(row, own) &&
      playing(state).length < options.most &&
      (row.club === null || isRole(await standingIn(db, row.club, viewer?.id ?? ''))),
    now: time(now()),
  };
}

async function entrantList(db: Database, { row, entrants }: TournamentState): Promise<Entrant[]> {
  const people = await db
    .selectFrom('tournament_entrants')
    .innerJoin('people', 'people.id', 'tournament_entrants.person')
    .leftJoin('ratings', (on) => on.onRef('ratings.person', '=', 'people.id').on('ratings.players', '=', 2))
    .select(['people.id', 'people.name', 'people.name_key', 'ratings.mu', 'ratings.sigma'])
    .where('tournament_entrants.tournament', '=', row.id)
    .execute();
  const byId = new Map(people.map((person) => [person.id, person]));
  return entrants.map(({ n, person, out }) => {
    const known = person === DELETED ? undefined : byId.get(person);
    const { mu = null, sigma = null } = known ?? {};
    return {
      n,
      name: known?.name ?? null,
      member: (known?.name_key ?? null) !== null,
      standing: mu === null || sigma === null ? null : standingOf({ mu, sigma }),
      out,
    };
  });
}

/** Of an arena those games that are not over and the last ones; of the others all. */
function roundList({ row, rounds, games }: TournamentState): TournamentRound[] {
  const shown = row.kind === 'arena' ? lastGames(games) : games;
  return rounds.map(({ round, kingdom, printed, shelters, colonies }) => ({
    round,
    kingdom: JSON.parse(kingdom),
    printed,
    shelters: shelters === 1,
    colonies: colonies === 1,
    games: shown.filter((one) => one.round === round).map(describeGame),
  }));
}

function lastGames(games: readonly TournamentGameRow[]): TournamentGameRow[] {
  const over = games.filter(({ outcome }) => outcome !== null).slice(-MOST_ARENA_GAMES);
  return games.filter((one) => one.outcome === null || over.includes(one));
}

export function describeGame({ board, game, first, second, outcome, forfeit, table_id }: TournamentGameRow) {
  return { board, game, first, second, outcome, forfeit: forfeit === 1, table: table_id };
}
