import type { TournamentTable } from '@provincia/protocol';
import { isNameless } from '../people/names.ts';
import type { Database } from '../store/database.ts';
import { describeGame } from './describe.ts';
import type { TournamentRow } from './rows.ts';
import { columnsOf, standingsOf } from './standings/standings.ts';
import { ranked, stateOf } from './state.ts';

/** The standings and all games of a tournament, for programs and spreadsheets. */
export async function tournamentTable(db: Database, row: TournamentRow): Promise<TournamentTable> {
  const state = await stateOf(db, row);
  const people = await db
    .selectFrom('tournament_entrants')
    .innerJoin('people', 'people.id', 'tournament_entrants.person')
    .select(['tournament_entrants.n', 'people.name', 'people.name_key'])
    .where('tournament_entrants.tournament', '=', row.id)
    .execute();
  const names = new Map(
    people
      .filter(({ name, name_key }) => !isNameless({ kind: name_key === null ? 'guest' : 'member', name }))
      .map(({ n, name }) => [n, name]),
  );
  const nameOf = (n: number | null) => (n === null ? null : (names.get(n) ?? null));
  const entrants = new Map(state.entrants.map((one) => [one.n, one]));
  return {
    tournament: { id: row.id, name: row.name, kind: row.kind, status: row.status },
    columns: [...columnsOf[row.kind]],
    standings: standingsOf(row.kind, ranked(state), state.meetings).map((line) => ({
      ...line,
      name: nameOf(line.n),
      rating: entrants.get(line.n)?.rating ?? 0,
      out: entrants.get(line.n)?.out ?? null,
    })),
    games: state.games.map((game) => ({
      round: game.round,
      ...describeGame(game),
      firstName: nameOf(game.first),
      secondName: nameOf(game.second),
    })),
  };
}

/** The same as one table of comma-separated values: a block of standings, an empty line, and a block of games. */
export function asCsv({ columns, standings, games }: TournamentTable): string {
  const own = columns.filter((column) => column !== 'wins');
  const lines = [
    ['place', 'name', 'rating', 'games', 'wins', 'forfeits', ...own, 'out'],
    ...standings.map((line) => [
      line.place,
      line.name,
      line.rating,
      line.games,
      line.wins,
      line.noShows,
      ...own.map((column) => line[column]),
      line.out,
    ]),
    [],
    ['round', 'board', 'game', 'first', 'second', 'outcome', 'forfeit', 'table'],
    ...games.map((game) => [
      game.round,
      game.board,
      game.game,
      game.firstName,
      game.secondName,
      game.outcome,
      game.forfeit ? 1 : 0,
      game.table,
    ]),
  ];
  return lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

/** Spreadsheets take what begins with these for a formula: nobody's name is to be one. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
