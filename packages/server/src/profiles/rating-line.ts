import type { RatingKind, RatingLine } from '@provincia/protocol';
import { standingOf } from '../people/rating-scale.ts';
import { type Rerated, ratingKey } from '../people/ratings.ts';
import type { Database } from '../store/database.ts';
import { spreadOver } from './spread-over.ts';

/** More cannot be told apart on a screen. */
const MOST_POINTS = 300;

interface Wanted {
  readonly kind: RatingKind;
  readonly players: number;
  /** Only games that ended then or later, and up to then, in milliseconds since 1970. */
  readonly since: number;
  readonly until: number;
}

/** How a rating went, game by game, or some of the games if there are many: always the first and the last. */
export async function ratingLine(db: Database, person: string, wanted: Wanted): Promise<RatingLine> {
  const { kind, players } = wanted;
  const first = await outermost(db, person, wanted, 'asc').executeTakeFirst();
  const last = await outermost(db, person, wanted, 'desc').executeTakeFirst();
  if (first === undefined || last === undefined) return { kind, players, games: 0, points: [] };
  const [from, to] = [first.rating_n ?? 0, last.rating_n ?? 0];
  const rows = await numbered(
    db,
    person,
    ratingKey(kind, players),
    spreadOver(from, to, MOST_POINTS),
  ).execute();
  return {
    kind,
    players,
    games: to - from + 1,
    points: rows.map(({ ended_at, rated, rating_n }) => {
      const { after }: Rerated = JSON.parse(rated ?? '');
      return { game: rating_n ?? 0, ended: new Date(ended_at ?? 0).toISOString(), ...standingOf(after) };
    }),
  };
}

/** The first or the last game of a time. */
export function outermost(
  db: Database,
  person: string,
  { kind, players, since, until }: Wanted,
  order: 'asc' | 'desc',
) {
  return db
    .selectFrom('seats')
    .select('rating_n')
    .where('person', '=', person)
    .where('rating_of', '=', ratingKey(kind, players))
    .where('ended_at', '>=', since)
    .where('ended_at', '<=', until)
    .orderBy('ended_at', order)
    .limit(1);
}

/** Games of a rating by their numbers. */
export function numbered(db: Database, person: string, rating: string, numbers: readonly number[]) {
  return db
    .selectFrom('seats')
    .select(['ended_at', 'rated', 'rating_n'])
    .where('person', '=', person)
    .where('rating_of', '=', rating)
    .where('rating_n', 'in', numbers)
    .orderBy('rating_n');
}
