import type { Result } from '@provincia/engine';
import { describe, expect, test } from 'vitest';
import type { Review } from './review.ts';
import type { Played, Reviewer } from './reviewer.ts';
import { careful, coachWith, hasty, playedThere } from './testing.ts';
import { acquiredIn } from './ways.ts';

const coach = coachWith(hasty);

function reviewer(played: Played, by = coach): Reviewer {
  const begun = by.review(played);
  if (!begun.ok) throw new Error(begun.problem.message);
  return begun.value;
}

/** Goes on as far as it gets, and tells how it ended. */
function through(one: Reviewer): Result<boolean> {
  for (;;) {
    const step = one.step();
    if (!step.ok || !step.value) return step;
  }
}

describe('a game of a beginner against a better player', () => {
  const played = playedThere(['normal', 'easy'], 7);
  const one = reviewer(played, coachWith(careful));
  const before = one.review;
  const end = through(one);
  const review: Review = one.review;

  test('is reviewed from its beginning to its end', () => {
    expect(before.progress).toBe(0);
    expect(end).toEqual({ ok: true, value: false });
    expect(review.progress).toBe(1);
    expect(review.result).toEqual(played.result);
  });

  test('has the chances of both at the beginning of every turn', () => {
    const turns = review.turns.map(({ seat, turn }) => [turn, seat]);
    expect(turns).toEqual(turns.map((_, i) => [Math.floor(i / 2) + 1, i % 2]));
    expect(turns.length).toBeGreaterThan(20);
    for (const { chances } of review.turns) expect(chances[0] + chances[1]).toBeCloseTo(1);
  });

  test('tells what wins in the kingdom, from the beginning on, and what both got', () => {
    expect(before.ways.best.length).toBeGreaterThan(1);
    expect(review.ways).toEqual(before.ways);
    expect(review.acquired).toEqual(acquiredIn(played));
  });

  test('shows that the beginner lost it by their own answers', () => {
    const [normal, easy] = review.players;
    expect(easy.skill).toBeLessThan(-0.2);
    expect(normal.skill).toBeGreaterThan(easy.skill);
    expect(easy.accuracy).toBeLessThan(normal.accuracy as number);
  });

  test('has a better answer and a reason for every mistake, in more games than a glance', () => {
    const wrong = review.decisions.filter(({ mark }) => mark !== 'fine');
    expect(wrong.length).toBeGreaterThan(1);
    for (const { better, given, loss, reason } of wrong) {
      expect(reason).not.toBeNull();
      expect(better?.games).toBe(careful.closely);
      expect(better?.chance).toBeCloseTo(given.chance + loss);
      expect(better?.picks).not.toEqual(given.picks);
    }
    for (const { reason } of review.decisions.filter(({ mark }) => mark === 'fine'))
      expect(reason).toBeNull();
  });
});

describe('what is no whole game', () => {
  const whole = playedThere(['easy', 'easy'], 3);

  test('is reviewed as far as it goes', () => {
    const cut = reviewer({ ...whole, answers: whole.answers.slice(0, 20), result: null });
    expect(through(cut)).toEqual({ ok: true, value: false });
    expect(cut.review).toMatchObject({ progress: 1, result: null });
    expect(cut.review.decisions.every(({ index }) => index < 20)).toBe(true);
  });

  test('is the same whenever it is reviewed, and JSON', () => {
    const [some, again] = [0, 1].map(() => {
      const one = reviewer({ ...whole, answers: whole.answers.slice(0, 20), result: null });
      through(one);
      return one.review;
    });
    expect(some.decisions.length).toBeGreaterThan(3);
    expect(JSON.parse(JSON.stringify(again))).toEqual(some);
  });

  test('an answer that nobody could give is refused, and what came before stays', () => {
    const broken = reviewer({ ...whole, answers: whole.answers.with(12, ['buy nonsense']) });
    expect(through(broken)).toMatchObject({ ok: false, problem: { code: 'not-offered' } });
    expect(broken.review.turns.length).toBeGreaterThan(0);
    expect(broken.review.progress).toBeLessThan(1);
  });

  test('a game of other rules is refused', () => {
    const old = coach.review({ ...whole, setup: { ...whole.setup, rules: 999 } });
    expect(old).toMatchObject({ ok: false, problem: { code: 'newer-rules' } });
  });
});

test('the luck of equals averages out', () => {
  const lucks = Array.from({ length: 12 }, (_, number) => {
    const one = reviewer(playedThere(['normal', 'normal'], 100 + number));
    through(one);
    return one.review.players[0].luck;
  });
  const mean = lucks.reduce((sum, luck) => sum + luck, 0) / lucks.length;
  const squares = lucks.reduce((sum, luck) => sum + (luck - mean) ** 2, 0);
  expect(Math.abs(mean)).toBeLessThan((2 * Math.sqrt(squares)) / lucks.length);
});
