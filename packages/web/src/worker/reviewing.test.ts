import type { Review } from '@provincia/coach';
import { pack, rulesVersion } from '@provincia/engine';
import { beforeAll, expect, test } from 'vitest';
import { type ReviewStore, withReview } from './kept-reviews.ts';
import { reviewOf } from './reviewing.ts';
import { duel, kingdom, MemoryPlanStore, MemoryStore, Page, playToEnd } from './testing.ts';

/** What a browser keeps, as the copy that its database makes. */
class MemoryReviewStore implements ReviewStore {
  kept: ReadonlyMap<string, Review> = new Map();

  async read(packed: string): Promise<Review | null> {
    return structuredClone(this.kept.get(packed) ?? null);
  }

  async keep(packed: string, review: Review): Promise<void> {
    this.kept = withReview(this.kept, packed, structuredClone(review));
  }
}

const broken = async () => {
  throw new Error('not in this browser');
};

/** A look that takes no time, by a clock that goes on with each look at it. */
function around(
  reviews: ReviewStore,
  tell: (review: Review) => void = () => {},
  plans = new MemoryPlanStore(),
) {
  let time = 0;
  const now = () => {
    time += 400;
    return time;
  };
  const care = { answers: 300, fewestDeals: 2, deals: 4, closely: 8 };
  return { reviews, plans, games: new MemoryStore(), care, now, tell };
}

const setup = { rules: rulesVersion, seed: '5'.repeat(32), players: 2, kingdom, first: 0 };
const begun = pack(setup, [['treasures'], ['buy silver']]);

let packed = '';
const store = new MemoryReviewStore();
const told: Review[] = [];
let review: Review;

beforeAll(async () => {
  const page = new Page(new MemoryStore());
  await page.open(duel);
  await playToEnd(page);
  packed = (await page.desk.packed()) ?? '';
  review = await reviewOf(
    packed,
    around(store, (news) => told.push(news)),
  );
});

test('a local game is reviewed to its end, and one sees how it comes about', () => {
  expect(review.progress).toBe(1);
  expect(review.result?.reduce((sum, share) => sum + share)).toBe(1);
  expect(told[0].progress).toBe(0);
  const progress = told.map((one) => one.progress);
  expect(progress.length).toBeGreaterThan(10);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
});

test('it is made once, and then kept with the game', async () => {
  const more: Review[] = [];
  const again = await reviewOf(
    packed,
    around(store, (news) => more.push(news)),
  );
  expect(again).toEqual(review);
  expect(more).toEqual([]);
});

test('where nothing is stored it is made all the same', async () => {
  const plans = new MemoryPlanStore();
  plans.read = broken;
  const again = await reviewOf(begun, around({ read: broken, keep: broken }, undefined, plans));
  expect(again.progress).toBe(1);
});

test('a game that was not finished has a review, and no result', async () => {
  expect(await reviewOf(begun, around(new MemoryReviewStore()))).toMatchObject({ progress: 1, result: null });
});

test('who resigned has lost: the game as a string does not say so, but this browser has it', async () => {
  const games = new MemoryStore();
  const page = new Page(games);
  await page.open(duel);
  await page.desk.answer(1, page.sight.seq, ['treasures']);
  await page.desk.resign(1);
  const resigned = (await page.desk.packed()) ?? '';
  const { result, players } = await reviewOf(resigned, { ...around(new MemoryReviewStore()), games });
  expect(result).toEqual([0, 1]);
  expect(players[0].luck + players[0].skill).toBeLessThan(0);
  // Elsewhere nobody knows how it ended.
  const elsewhere = await reviewOf(resigned, around(new MemoryReviewStore()));
  expect(elsewhere.result).toBeNull();
});

test('what is no game is refused with a sentence, and nothing is kept', async () => {
  const empty = new MemoryReviewStore();
  await expect(reviewOf('nonsense', around(empty))).rejects.toThrow(/\.$/);
  expect(empty.kept.size).toBe(0);
});

test('the newest reviews are kept, and the oldest make room', () => {
  let kept: ReadonlyMap<string, Review> = new Map();
  for (let game = 0; game < 21; game++) kept = withReview(kept, `game ${game}`, review);
  kept = withReview(kept, 'game 1', review);
  expect(kept.size).toBe(20);
  expect(kept.has('game 0')).toBe(false);
  expect([...kept.keys()].at(-1)).toBe('game 1');
});
