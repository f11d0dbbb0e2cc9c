/** What everybody plays on a day with a set. */
export interface DailyDealRow {
  /** As 2026-11-17. */
  day: string;
  set_id: string;
  kingdom: string;
  /** Secret until the day is over for everybody. */
  seed: string;
  /** The seat that begins. */
  first: number;
}

/** The one try of a person on a day with a set. */
export interface DailyTryRow {
  person: string;
  day: string;
  set_id: string;
  table_id: string;
  begun_at: number;
  /** Null, like all that follows but the chance, until the game has ended in time. */
  ended_at: number | null;
  /** The place of a `DailyOutcome` in the list of them. */
  outcome: number | null;
  points: number | null;
  margin: number | null;
  turns: number | null;
  /** Who led after each turn. */
  lead: string | null;
  /** By which the board is in order, the highest first. */
  rank: number | null;
  /** For the board of the month. */
  score: number | null;
  /** From 0 to 1; null until it is known. */
  chance: number | null;
  /** The plan of the bot: `PlanTitle` as JSON. */
  rival_plan: string | null;
}

/** All tries of a person in a month with a set: the sum of what is in `DailyTryRow`. */
export interface DailyMonthRow {
  person: string;
  month: string;
  set_id: string;
  score: number;
  days: number;
  won: number;
  /** When the last of them ended: of two with the same score the first is better. */
  ended_at: number;
}
