import { z } from 'zod';
import { TableId } from './ids.ts';
import { PlanTitle } from './review.ts';

const Time = z.iso.datetime();

/** A day by UTC: it begins at the same moment for everybody. */
export const DailyDay = z.iso.date('A day is given as 2026-11-17.');
export const DailyMonthName = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'A month is given as 2026-11.');
/** The id of a set, or "all". */
export const DailySet = z
  .string()
  .regex(/^[a-z-]{2,20}$/, 'A set is given by its id, such as "dark-ages", or as "all".');

/** What a table is for, where it is one of a daily kingdom. */
export const DailyGame = z.strictObject({
  day: DailyDay,
  set: DailySet,
  /** Whether it is the one try that counts: without hints, and nothing is undone that has told something. */
  counts: z.boolean(),
});
export type DailyGame = z.infer<typeof DailyGame>;

/** Says for which day it is meant: around midnight it may be another one. */
export const PlayDaily = z.strictObject({ day: DailyDay.optional() });

export const DailyOutcome = z.enum(['resigned', 'lost', 'shared', 'won']);
export type DailyOutcome = z.infer<typeof DailyOutcome>;

const score = {
  outcome: DailyOutcome,
  points: z.int(),
  /** By how many points more than the bot; below 0 if the bot has more. */
  margin: z.int(),
  turns: z.int(),
  /** The chance to win before the last turn, from 0 to 1; null until it is known, and where nobody can know it. */
  chance: z.number().nullable(),
  /** What it is worth on the board of the month. */
  score: z.int(),
};

/** Somebody's try that counts. */
export const DailyTry = z.strictObject({
  table: TableId,
  /** Late: not finished in time, so that it does not count. */
  state: z.enum(['running', 'counted', 'late']),
  /** Null unless it is counted. */
  result: z
    .strictObject({
      ...score,
      /** Who led after each turn of the player: + the player, = nobody, - the bot. */
      lead: z.string(),
      /** The plan that the bot seems to have followed; null until that is known. */
      rivalPlan: PlanTitle.nullable(),
      /** Among those who have a name; null for those who have none. */
      place: z.int().nullable(),
    })
    .nullable(),
});
export type DailyTry = z.infer<typeof DailyTry>;
export type DailyResult = NonNullable<DailyTry['result']>;

const player = {
  place: z.int(),
  name: z.string(),
  /** Guests have no page. */
  isMember: z.boolean(),
  you: z.boolean(),
};

export const DailyRank = z.strictObject({
  ...player,
  ...score,
  /** The game; null until everybody may look at it. */
  table: TableId.nullable(),
});
export type DailyRank = z.infer<typeof DailyRank>;

/** The kingdom of one day and set, and how it went for everybody. */
export const DailyPage = z.strictObject({
  day: DailyDay,
  set: DailySet,
  kingdom: z.array(z.string()),
  /** Whether Platinum and Colony are used, as the rules and the shuffles of the day decide. */
  colonies: z.boolean(),
  /** Who has the first turn. */
  begins: z.enum(['you', 'bot']),
  /** The level of the bot. */
  level: z.string(),
  /** Whether a try can be begun. */
  isToday: z.boolean(),
  /** Until then what was begun on the day counts; from then on everybody may look at the games. */
  closes: Time,
  isClosed: z.boolean(),
  own: DailyTry.nullable(),
  /** How many tries of people with a name count. */
  players: z.int(),
  /** The first hundred. */
  board: z.array(DailyRank),
  /** The reader, wherever they stand. */
  you: DailyRank.nullable(),
  /** The days before and after it that have a kingdom. */
  before: DailyDay.nullable(),
  after: DailyDay.nullable(),
});
export type DailyPage = z.infer<typeof DailyPage>;

const MonthRank = z.strictObject({
  ...player,
  score: z.int(),
  days: z.int(),
  won: z.int(),
});
export type DailyMonthRank = z.infer<typeof MonthRank>;

export const DailyMonth = z.strictObject({
  month: DailyMonthName,
  set: DailySet,
  board: z.array(MonthRank),
  you: MonthRank.nullable(),
});
export type DailyMonth = z.infer<typeof DailyMonth>;

/** What there is today, and how far the reader is with it. */
export const DailyToday = z.strictObject({
  day: DailyDay,
  /** When the next kingdoms come. */
  next: Time,
  sets: z.array(
    z.strictObject({
      set: DailySet,
      state: z.enum(['open', 'running', 'counted', 'late']),
      outcome: DailyOutcome.nullable(),
    }),
  ),
  /** Days in a row on which the reader has finished a try, and the most there ever were. */
  streak: z.strictObject({ now: z.int(), longest: z.int() }),
});
export type DailyToday = z.infer<typeof DailyToday>;
