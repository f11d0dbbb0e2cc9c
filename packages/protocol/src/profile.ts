import { z } from 'zod';
import { RatingKind } from './people.ts';
import { Standing } from './standing.ts';
import { MOST_SEATS } from './table.ts';

const Time = z.iso.datetime();

export const RatingLineQuery = z.strictObject({
  kind: RatingKind.default('live'),
  players: z.coerce.number().int().min(2).max(MOST_SEATS).default(2),
  /** The last thirty days, the last year, or all. */
  span: z.enum(['month', 'year', 'all']).default('all'),
});
/** How a rating went over time. */
export const RatingLine = z.strictObject({
  kind: RatingKind,
  players: z.int(),
  /** How many games there are in this time; of many, only some have a point. */
  games: z.int(),
  /** What each game made of the rating, the oldest first. */
  points: z.array(z.strictObject({ game: z.int(), ended: Time, ...Standing.shape })),
});
export type RatingLine = z.infer<typeof RatingLine>;

/** With whom: at least one other person, bots and programs alone, or what a program of theirs played. */
export const Company = z.enum(['people', 'bots', 'program']);
export type Company = z.infer<typeof Company>;
export const CardsQuery = z.strictObject({ company: Company.default('people') });

/** A pile of the kingdom in somebody's games. */
const PlayerCard = z.strictObject({
  card: z.string(),
  /** Games that had it. */
  offered: z.int(),
  /** Games in which they gained of it, however that came about. */
  gained: z.int(),
  /** How many of these they won, and the 95 % interval of that share, from 0 to 1. */
  withIt: z.strictObject({ won: z.int(), low: z.number(), high: z.number() }),
  /** How many they won of the games that had it and in which they gained none. */
  without: z.strictObject({ won: z.int() }),
});
export type PlayerCard = z.infer<typeof PlayerCard>;
export const PlayerCards = z.strictObject({
  company: Company,
  games: z.int(),
  /** Shared victories too. */
  won: z.int(),
  shared: z.int(),
  cards: z.array(PlayerCard),
});
export type PlayerCards = z.infer<typeof PlayerCards>;

/** How somebody fared against somebody else. Of more than two players, a third may have won. */
export const Against = z.strictObject({
  games: z.int(),
  won: z.int(),
  lost: z.int(),
  /** Games that both won. */
  shared: z.int(),
});
export type Against = z.infer<typeof Against>;
export const ByNames = z.strictObject({
  name: z.string().min(1).max(100),
  other: z.string().min(1).max(100),
});
export const Opponents = z.strictObject({
  opponents: z.array(z.strictObject({ name: z.string(), ...Against.shape })),
});
export type Opponents = z.infer<typeof Opponents>;
