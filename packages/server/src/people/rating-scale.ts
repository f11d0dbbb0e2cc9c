import type { Standing } from '@provincia/protocol';
import { type Expression, sql } from 'kysely';

/** What openskill reckons with: a newcomer has 25 and 25 / 3. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

const NEWCOMERS_MU = 25;
export const NEWCOMERS_RATING = 1500;
/** So that a newcomer's deviation is 350. */
const POINTS = 42;
/** Deviations from 252 on: about a dozen games of two. The index of the leaderboard has it as well. */
export const UNSURE_SIGMA = 6;

/** A rating as people read it. Only this file makes it of what openskill reckons with. */
export function standingOf({ mu, sigma }: Skill): Standing {
  return {
    rating: Math.round(NEWCOMERS_RATING + (mu - NEWCOMERS_MU) * POINTS),
    deviation: Math.round(sigma * POINTS),
    provisional: sigma >= UNSURE_SIGMA,
  };
}

/** The rating as a part of a query. */
export function ratingIn(mu: Expression<unknown>) {
  return sql<number>`${sql.lit(NEWCOMERS_RATING)} + (${mu} - ${sql.lit(NEWCOMERS_MU)}) * ${sql.lit(POINTS)}`;
}
