import { kingdomOf, type PlanStore } from '@provincia/bots';
import { type Coach, cares, coachFor, type Played, type Review } from '@provincia/coach';
import { type Setup, unpack } from '@provincia/engine';
import type { Sight } from '@provincia/protocol';
import type { ReviewStore } from './kept-reviews.ts';
import { LocalTable } from './local-table.ts';
import { Replay } from './replay.ts';
import type { GameStore } from './saved-game.ts';

interface Surroundings {
  readonly reviews: ReviewStore;
  readonly plans: PlanStore;
  /** Where the last game of this browser is: it knows how that one ended. */
  readonly games: Pick<GameStore, 'read'>;
  readonly care?: (typeof cares)['first'];
  readonly now: () => number;
  /** What is known so far, now and then while it is made. */
  readonly tell: (review: Review) => void;
}

/** Whoever looks on sees something new so often, in milliseconds. */
const NEWS_EVERY = 300;

/** The review of a packed game: the one that is kept, or a new one. Throws a RangeError with a sentence if it is no game. */
export async function reviewOf(packed: string, around: Surroundings): Promise<Review> {
  const kept = await around.reviews.read(packed).catch(() => null);
  if (kept !== null) return kept;
  const played = playedIn(packed, await lastResult(packed, around));
  const coach = await coachOf(played, around);
  const review = made(coach, played, around);
  // A browser that stores nothing makes it again another time.
  await around.reviews.keep(packed, review).catch(() => undefined);
  return review;
}

/** Knows what the levels have found out about the kingdom, and leaves for them what it had to find out itself. */
async function coachOf({ setup }: Played, { plans, care = cares.first }: Surroundings): Promise<Coach> {
  const kingdom = kingdomOf(setup);
  const known = await plans.read(kingdom).catch(() => new Map<string, string>());
  const book = new Map(known);
  const coach = coachFor(book, kingdom, setup.players, care);
  if (book.size > known.size) await plans.keep(kingdom, book).catch(() => undefined);
  return coach;
}

function made(coach: Coach, played: Played, { now, tell }: Surroundings): Review {
  const begun = coach.review(played);
  if (!begun.ok) throw new RangeError(begun.problem.message);
  const reviewer = begun.value;
  let told = now();
  tell(reviewer.review);
  for (;;) {
    const step = reviewer.step();
    if (!step.ok) throw new RangeError(step.problem.message);
    if (!step.value) return reviewer.review;
    if (now() - told < NEWS_EVERY) continue;
    told = now();
    tell(reviewer.review);
  }
}

/** How the last game of this browser ended, if it is this one: somebody may have resigned, which the string does not tell. */
async function lastResult(packed: string, { games }: Surroundings): Promise<Sight['result']> {
  try {
    const saved = await games.read();
    const table = saved === null ? null : LocalTable.begin(saved.start, saved.log);
    return table?.over && table.packed === packed ? table.sight(0).result : null;
  } catch {
    // Nothing can be read, or it was played by other rules.
    return null;
  }
}

function playedIn(packed: string, ended: Sight['result']): Played {
  const unpacked = unpack(packed);
  if (!unpacked.ok) throw new RangeError(unpacked.problem.message);
  const setup = unpacked.value.setup as Setup;
  const result = ended ?? new Replay(packed).facts.result;
  const shares = Array.from({ length: setup.players }, (_, seat) =>
    result?.winners.includes(seat) ? 1 / result.winners.length : 0,
  );
  return { setup, answers: unpacked.value.answers, result: result === null ? null : shares };
}
