import type { Jobs } from '../jobs/jobs.ts';
import { schedule } from '../jobs/jobs.ts';
import { DELETED } from '../people/person.ts';
import { tellPerson } from '../store/bus.ts';
import type { Database } from '../store/database.ts';
import { type OpenTableParts, OpenTables } from '../tables/open-tables.ts';
import { ratingsOf } from './entering.ts';
import { kingdomOfRound } from './kingdoms.ts';
import type { Outcome } from './meeting.ts';
import { LONGEST_WAIT, MINUTE } from './opening.ts';
import { knockOutRounds } from './pairing/knock-out.ts';
import { type BoardPair, pairsOfArena, pairsOfRound, waitingIn, wonAt } from './pairs.ts';
import { GAME_JOB } from './playing.ts';
import type { TournamentGameRow, TournamentRoundRow, TournamentRow } from './rows.ts';
import { standingsOf } from './standings/standings.ts';
import { lockTournament, playing, ranked, stateOf, type TournamentState } from './state.ts';

/** Nobody has made the tables of tournaments: there is nobody who could change or close them. */
const NOBODY = 'tournament';
/** How soon it is looked again at those who wait in an arena for somebody else than their last opponent. */
const ARENA_ROUND = 2000;
const FEWEST_ENTRANTS = 2;

/**
 * Whether another step may be due at once, and whether all should look at what has become of the tournament; else when
 * the next step is due, or null until something happens.
 */
type Done = 'news' | 'again' | number | null;

interface StepParts extends OpenTableParts {
  readonly jobs: Pick<Jobs, 'look'>;
}

/** What a tournament does by itself: it begins, pairs, goes on when all games of a round are over, and ends. */
export class TournamentSteps {
  readonly #parts: StepParts;
  readonly #open: OpenTables;

  constructor(parts: StepParts) {
    this.#parts = parts;
    this.#open = new OpenTables(parts);
  }

  /** Does what is due, one step after the other. Each is done as a whole or not at all, by one process. */
  readonly go = async (id: string): Promise<number | null> => {
    const { db, jobs } = this.#parts;
    for (;;) {
      const { state, done } = await db.transaction().execute(async (db) => {
        const state = await stateOf(db, await lockTournament(db, id));
        return { state, done: await this.#step(db, state) };
      });
      if (done === 'news') this.#tell(state);
      if (done !== 'news' && done !== 'again') return done;
      // The players of new games are told by a job of these, so that a process that dies here does no harm.
      jobs.look();
    }
  };

  #tell(state: TournamentState): void {
    for (const { person } of playing(state)) {
      tellPerson(this.#parts.bus, person, { what: 'tournament', table: null });
    }
  }

  async #step(db: Database, state: TournamentState): Promise<Done> {
    const { row } = state;
    if (row.status === 'upcoming') return this.#begin(db, state);
    if (row.status !== 'running') return null;
    return row.kind === 'arena' ? this.#goOnArena(db, state) : this.#goOn(db, state);
  }

  async #begin(db: Database, state: TournamentState): Promise<Done> {
    const { now } = this.#parts;
    const { row } = state;
    const there = playing(state);
    const due =
      row.starts_at ?? (there.length >= Number(row.starts_with) ? now() : row.created_at + LONGEST_WAIT);
    if (due > now()) return due;
    if (there.length < FEWEST_ENTRANTS || there.length < Number(row.starts_with)) {
      await change(db, row, { status: 'cancelled', ended_at: now() });
      return 'news';
    }
    const ratingOf = await ratingsOf(
      db,
      there.map(({ person }) => person),
    );
    const rated = there.map(({ n, person }) => ({ n, rating: ratingOf(person) }));
    for (const [i, { n, rating }] of rated.toSorted((a, b) => b.rating - a.rating || a.n - b.n).entries()) {
      await db
        .updateTable('tournament_entrants')
        .set({ seed: i + 1, rating, free_at: now() })
        .where('tournament', '=', row.id)
        .where('n', '=', n)
        .execute();
    }
    await change(db, row, {
      status: 'running',
      started_at: now(),
      rounds: roundsFor(state, there.length),
    });
    return 'news';
  }

  async #goOn(db: Database, state: TournamentState): Promise<Done> {
    const { row, games } = state;
    if (games.some(({ outcome }) => outcome === null)) return null;
    const again = row.kind === 'knock-out' ? replaysIn(state) : [];
    if (again.length > 0) {
      await this.#play(db, state, row.round, again, 2);
      return 'again';
    }
    const isLast = row.round >= Number(row.rounds);
    if (isLast || (row.kind === 'swiss' && playing(state).length < FEWEST_ENTRANTS))
      return this.#end(db, state);
    const round = row.round + 1;
    await this.#beginRound(db, state, round);
    await this.#play(db, state, round, pairsOfRound(state, round));
    return 'news';
  }

  async #goOnArena(db: Database, state: TournamentState): Promise<Done> {
    const { now } = this.#parts;
    const { row, options, games } = state;
    const began = row.started_at as number;
    const ends = began + options.minutes * MINUTE;
    if (now() >= ends) {
      const isPlaying = games.some(({ outcome }) => outcome === null);
      return isPlaying ? null : this.#end(db, state);
    }
    const lasting = options.kingdomMinutes * MINUTE;
    const round = 1 + Math.floor((now() - began) / lasting);
    if (round !== row.round) {
      await this.#beginRound(db, state, round);
      return 'again';
    }
    const waiting = waitingIn(state, now());
    const pairs = pairsOfArena(state, waiting);
    if (pairs.length > 0) {
      await this.#play(db, state, round, pairs);
      return 'again';
    }
    const resting = playing(state).flatMap(({ free_at }) => (free_at > now() ? [free_at] : []));
    const soon = waiting.length > 1 ? [now() + ARENA_ROUND] : [];
    return Math.min(ends, began + round * lasting, ...resting, ...soon);
  }

  async #beginRound(db: Database, { row, options }: TournamentState, round: number): Promise<void> {
    const { piles, printed, shelters, colonies } = await kingdomOfRound(row, options, round);
    await db
      .insertInto('tournament_rounds')
      .values({
        tournament: row.id,
        round,
        kingdom: JSON.stringify(piles),
        printed,
        shelters: Number(shelters),
        colonies: Number(colonies),
        began_at: this.#parts.now(),
      })
      .execute();
    await change(db, row, { round });
  }

  /** Lets these play, or writes down why they do not. */
  async #play(
    db: Database,
    state: TournamentState,
    round: number,
    pairs: readonly BoardPair[],
    game = 1,
  ): Promise<void> {
    const { now } = this.#parts;
    const played = await db
      .selectFrom('tournament_rounds')
      .selectAll()
      .where('tournament', '=', state.row.id)
      .where('round', '=', round)
      .executeTakeFirstOrThrow();
    for (const { board, first, second } of pairs) {
      const without = outcomeWithout(state, first, second);
      const table =
        without === null ? await this.#makeTable(db, state, played, [first, second as number]) : null;
      const row: TournamentGameRow = {
        tournament: state.row.id,
        round,
        board,
        game,
        first,
        second,
        table_id: table,
        outcome: without,
        forfeit: without !== null && second !== null ? 1 : 0,
        began_at: now(),
        ended_at: without === null ? null : now(),
      };
      await db.insertInto('tournament_games').values(row).execute();
      if (table !== null) await schedule(db, GAME_JOB, table, now());
    }
  }

  /** A table at which both sit already, so that the game begins at once. Who begins sits in the first seat. */
  async #makeTable(
    db: Database,
    { row, options, entrants }: TournamentState,
    played: TournamentRoundRow,
    players: readonly number[],
  ): Promise<string> {
    const people = players.map((n) => entrants.find((one) => one.n === n)?.person ?? DELETED);
    const piles: string[] = JSON.parse(played.kingdom);
    const { id } = await this.#open.insertWithin(db, {
      host: { id: NOBODY },
      seats: people.map((person, seat) => ({ seat, person, level: null, program: 0 })),
      wish: { by: 'cards', cards: piles },
      kingdom: { piles, printed: played.printed },
      shelters: played.shelters === 1,
      colonies: played.colonies === 1,
      clock: options.clock,
      // What a club plays among its members is not shown to all.
      access: row.club === null ? 'open' : 'link',
      rated: options.rated,
      first: 0,
    });
    return id;
  }

  async #end(db: Database, state: TournamentState): Promise<Done> {
    const { row, meetings } = state;
    const standings = standingsOf(row.kind, ranked(state), meetings);
    const winners = standings.filter(({ place, games, points }) => place === 1 && games + points > 0);
    await change(db, row, {
      status: 'over',
      ended_at: this.#parts.now(),
      winners: JSON.stringify(winners.map(({ n }) => n)),
    });
    return 'news';
  }
}

async function change(db: Database, { id }: TournamentRow, facts: Partial<TournamentRow>): Promise<void> {
  await db.updateTable('tournaments').set(facts).where('id', '=', id).execute();
}

/** How many rounds there are. In a Swiss tournament nobody could be met anew after as many rounds as there are others. */
function roundsFor({ row, options }: TournamentState, entrants: number): number | null {
  switch (row.kind) {
    case 'round-robin':
      return entrants - 1 + (entrants % 2);
    case 'swiss':
      return Math.min(entrants - 1, options.rounds ?? knockOutRounds(entrants) + 1);
    case 'knock-out':
      return knockOutRounds(entrants);
    case 'arena':
      return null;
  }
}

/** The matches that ended in a shared victory and are played again; the other one begins. */
function replaysIn(state: TournamentState): BoardPair[] {
  const { row, games } = state;
  return games
    .filter(({ round, board }) => round === row.round && wonAt(state, round, board) === undefined)
    .map(({ board, first, second }) => ({ board, first: second as number, second: first }));
}

/** How it ends if it is not played: there is nobody to play against, or somebody has left. Null if it is played. */
function outcomeWithout(state: TournamentState, first: number, second: number | null): Outcome | null {
  if (second === null) return 'bye';
  const isOut = (n: number) => state.entrants.find((one) => one.n === n)?.out !== null;
  if (isOut(first) && isOut(second)) return 'none';
  if (isOut(first)) return 'second';
  return isOut(second) ? 'first' : null;
}
