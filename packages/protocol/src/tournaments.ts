import { z } from 'zod';
import { ClubId, ClubRef } from './ids.ts';
import { Standing } from './standing.ts';
import { Clock, KingdomWish } from './table.ts';

const Time = z.iso.datetime();

export const TournamentId = z.string().regex(/^[a-z2-7]{16}$/, 'A tournament id is 16 letters and digits.');

/**
 * Round robin: everybody plays everybody. Swiss: in each round those with the same points play each other. Knock-out: who
 * loses is out. Arena: as many games as one likes, until the time is over.
 */
export const TournamentKind = z.enum(['round-robin', 'swiss', 'knock-out', 'arena']);
export type TournamentKind = z.infer<typeof TournamentKind>;

/** How many can take part at most. Everybody plays everybody in a round robin, so it has fewer. */
export const MOST_ENTRANTS = { 'round-robin': 24, swiss: 200, 'knock-out': 128, arena: 200 } as const;
export const MOST_ROUNDS = 15;

/** The kingdom is the same at all tables of a round; in an arena it changes from time to time. */
const TournamentKingdoms = z.discriminatedUnion('by', [
  /** Drawn when the tournament is opened, and shown when a round begins. */
  z.strictObject({ by: z.literal('drawn'), printings: KingdomWish.options[3].shape.printings }),
  /** One for each round, again from the first when there are more rounds. Everybody sees them from the beginning. */
  z.strictObject({
    by: z.literal('chosen'),
    kingdoms: z
      .array(z.union([KingdomWish.options[0], KingdomWish.options[1], KingdomWish.options[2]]))
      .min(1, 'Choose at least one kingdom.')
      .max(MOST_ROUNDS, `Choose at most ${MOST_ROUNDS} kingdoms.`),
  }),
]);

export const NewTournament = z.strictObject({
  name: z
    .string()
    .normalize()
    .trim()
    .min(2, 'The name of a tournament has at least 2 characters.')
    .max(60, 'The name of a tournament has at most 60 characters.'),
  description: z
    .string()
    .normalize()
    .trim()
    .max(1000, 'A description has at most 1000 characters.')
    .default(''),
  kind: TournamentKind,
  clock: Clock,
  /** When it begins; or `startsWith`, by how many entrants. */
  startsAt: Time.optional(),
  startsWith: z.int().min(2).max(200).optional(),
  /** Of a Swiss tournament; without it as many as it takes to find the best. */
  rounds: z.int().min(1).max(MOST_ROUNDS).optional(),
  /** How long an arena lasts, and how long a kingdom is played in it. */
  minutes: z.int().min(10).max(360).default(60),
  kingdomMinutes: z.int().min(5).max(120).default(20),
  /** Most entrants; without it as many as its kind can have. */
  most: z.int().min(2).max(200).optional(),
  rated: z.boolean().default(false),
  kingdoms: TournamentKingdoms.default({ by: 'drawn' }),
  /** The club whose members alone can take part; one of its organisers opens it. */
  club: ClubId.optional(),
});
export type NewTournament = z.infer<typeof NewTournament>;

/** What the organiser changes before the start. */
export const TournamentChange = z.strictObject({ startsAt: Time });
export type TournamentChange = z.infer<typeof TournamentChange>;

/** A tournament in a list. */
export const Tournament = z.strictObject({
  id: TournamentId,
  name: z.string(),
  kind: TournamentKind,
  status: z.enum(['upcoming', 'running', 'over', 'cancelled']),
  clock: Clock,
  rated: z.boolean(),
  /** The round that is being played, and how many there are; of an arena the kingdom that is being played. */
  round: z.int(),
  rounds: z.int().nullable(),
  /** Of an arena. */
  minutes: z.int().nullable(),
  kingdomMinutes: z.int().nullable(),
  /** How many take part, and how many can. */
  entrants: z.int(),
  most: z.int(),
  startsAt: Time.nullable(),
  startsWith: z.int().nullable(),
  startedAt: Time.nullable(),
  /** When the time of an arena is over. */
  endsAt: Time.nullable(),
  endedAt: Time.nullable(),
  /** Null for somebody who has deleted their account. */
  organiser: z.string().nullable(),
  /** Whether the reader takes part. */
  joined: z.boolean(),
  /** The names of those who have won, once it is over. */
  winners: z.array(z.string()),
  /** The club for whose members it is; left out if it is of none. */
  club: ClubRef.exactOptional(),
});
export type Tournament = z.infer<typeof Tournament>;

export const Tournaments = z.strictObject({
  running: z.array(Tournament),
  upcoming: z.array(Tournament),
  finished: z.array(Tournament),
});
export type Tournaments = z.infer<typeof Tournaments>;

/** Somebody who takes part; everything else names them by `n`. */
export const Entrant = z.strictObject({
  n: z.int(),
  /** Null for somebody who has deleted their account. */
  name: z.string().nullable(),
  member: z.boolean(),
  standing: Standing.nullable(),
  /** Why they do not play on; null if they do. */
  out: z.enum(['withdrawn', 'removed', 'no-show', 'deleted']).nullable(),
});
export type Entrant = z.infer<typeof Entrant>;

export const TournamentGame = z.strictObject({
  board: z.int(),
  /** 2 for the game that follows a shared victory in a knock-out. */
  game: z.int(),
  /** Who begins. */
  first: z.int(),
  /** Null where there was nobody to play against. */
  second: z.int().nullable(),
  /** Null while it is being played. */
  outcome: z.enum(['first', 'second', 'shared', 'none', 'bye', 'half-bye']).nullable(),
  /** Whether somebody did not come. */
  forfeit: z.boolean(),
  /** Null where nothing was played. */
  table: z.string().nullable(),
});
export type TournamentGame = z.infer<typeof TournamentGame>;

/** Of an arena: the time of one kingdom. */
export const TournamentRound = z.strictObject({
  round: z.int(),
  kingdom: z.array(z.string()),
  printed: z.string().nullable(),
  shelters: z.boolean(),
  colonies: z.boolean(),
  games: z.array(TournamentGame),
});
export type TournamentRound = z.infer<typeof TournamentRound>;

/** By what lines of standings are compared, one after the other. */
export const StandingsColumn = z.enum([
  'points',
  'reached',
  'buchholz',
  'direct',
  'sonnebornBerger',
  'wins',
  'performance',
]);
export type StandingsColumn = z.infer<typeof StandingsColumn>;

export const StandingsLine = z.strictObject({
  n: z.int(),
  place: z.int(),
  points: z.number(),
  games: z.int(),
  wins: z.int(),
  noShows: z.int(),
  buchholz: z.number(),
  direct: z.number().nullable(),
  sonnebornBerger: z.number(),
  performance: z.int().nullable(),
  onFire: z.boolean(),
  reached: z.int(),
});
export type StandingsLine = z.infer<typeof StandingsLine>;

export const TournamentPage = z.strictObject({
  ...Tournament.shape,
  description: z.string(),
  /** Kingdoms that were chosen, for all to see; null if they are drawn. */
  chosen: z.array(z.strictObject({ cards: z.array(z.string()), printed: z.string().nullable() })).nullable(),
  entrantList: z.array(Entrant),
  roundList: z.array(TournamentRound),
  columns: z.array(StandingsColumn),
  standings: z.array(StandingsLine),
  /** The reader: their number, the table of their game that is not over, and whether they are the organiser. */
  you: z.int().nullable(),
  yourTable: z.string().nullable(),
  host: z.boolean(),
  /** Whether the reader can join now, or come back. */
  canJoin: z.boolean(),
  /** By the clock of the server, so that what is awaited is awaited right. */
  now: Time,
});
export type TournamentPage = z.infer<typeof TournamentPage>;

/** Games of tournaments that wait for the reader. */
export const TournamentGames = z.strictObject({
  games: z.array(
    z.strictObject({
      tournament: TournamentId,
      name: z.string(),
      kind: TournamentKind,
      round: z.int(),
      table: z.string(),
      opponent: z.string().nullable(),
      /** Whether it is played at once, and not by the day. */
      live: z.boolean(),
      /** Whether the reader has not yet answered there. */
      fresh: z.boolean(),
    }),
  ),
  /** In how many tournaments the reader is that are not over: whoever is in one asks again from time to time. */
  entered: z.int(),
});
export type TournamentGames = z.infer<typeof TournamentGames>;

/** The whole tournament as a table. */
export const TournamentTable = z.strictObject({
  tournament: z.strictObject({
    id: TournamentId,
    name: z.string(),
    kind: TournamentKind,
    status: z.string(),
  }),
  columns: z.array(StandingsColumn),
  standings: z.array(
    z.strictObject({
      ...StandingsLine.shape,
      name: z.string().nullable(),
      rating: z.int(),
      out: Entrant.shape.out,
    }),
  ),
  games: z.array(
    z.strictObject({
      round: z.int(),
      ...TournamentGame.shape,
      firstName: z.string().nullable(),
      secondName: z.string().nullable(),
    }),
  ),
});
export type TournamentTable = z.infer<typeof TournamentTable>;
