import { Assessor, type Care, knownPlans } from '@provincia/bots';
import { library } from '@provincia/cards';
import { Game, type Setup, unpack } from '@provincia/engine';
import { describe, expect, test } from 'vitest';
import {
  dayOf,
  type FirstTry,
  idOf,
  isAlike,
  isSolvedBy,
  type Puzzle,
  puzzleOfDay,
  streakOf,
  themes,
} from './puzzle.ts';
import { puzzles } from './puzzles.ts';

function gameOf({ game }: Puzzle): Game {
  const unpacked = unpack(game);
  if (!unpacked.ok) throw new Error(unpacked.problem.message);
  const replayed = Game.replay(library, unpacked.value.setup, unpacked.value.answers);
  if (!replayed.ok) throw new Error(replayed.problem.message);
  return replayed.value;
}

describe('the puzzles that are shipped', () => {
  test('are enough, each another one, of all themes but the rarest', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(120);
    const alike = puzzles.filter((one, i) => puzzles.slice(0, i).some((earlier) => isAlike(one, earlier)));
    expect(alike.map(({ id }) => id)).toEqual([]);
    for (const { theme } of puzzles) expect(themes).toContain(theme);
  });

  test('are called by their positions, so that an id means the same for ever', () => {
    for (const { id, game } of puzzles) expect(id).toBe(idOf(game));
    // What people have solved is stored under such ids.
    expect(idOf('1.00.2.0..moat.buy_moat.0')).toBe('3braook551x5b');
    expect(idOf('1.00.2.0..moat.buy_moat.00')).not.toBe(idOf('1.00.2.0..moat.buy_moat.0'));
  });

  test('say which kingdom and which turn it is', () => {
    for (const puzzle of puzzles) {
      const game = gameOf(puzzle);
      expect(puzzle.kingdom).toEqual(game.setup.kingdom);
      expect(puzzle.turn).toBe(game.view(puzzle.seat).turn);
    }
  });

  test('have cards of all three sets', () => {
    const sets = new Set(puzzles.flatMap((puzzle) => gameOf(puzzle).setup.kingdom.map(setOf)));
    expect([...sets]).toEqual(expect.arrayContaining(['base', 'intrigue', 'dark-ages']));
  });

  test('ask the one whose turn it is to answer, and offer every answer they know of', () => {
    for (const puzzle of puzzles) {
      const { decision } = gameOf(puzzle);
      expect(decision?.player).toBe(puzzle.seat);
      const offered = decision?.choices.map(({ label }) => label) ?? [];
      for (const { picks } of [...puzzle.answers, { picks: puzzle.usual }])
        expect(offered).toEqual(expect.arrayContaining([...picks]));
    }
  });

  test('are solved by the best answer and not by the usual one, which costs 12 points or more', () => {
    for (const puzzle of puzzles) {
      expect(isSolvedBy(puzzle, puzzle.answers[0].picks)).toBe(true);
      expect(isSolvedBy(puzzle, puzzle.usual)).toBe(false);
      expect(puzzle.loss).toBeGreaterThanOrEqual(0.12);
      expect(puzzle.loss).toBeGreaterThanOrEqual(4 * puzzle.error);
    }
  });

  test('have a theme that fits', () => {
    for (const puzzle of puzzles) {
      const game = gameOf(puzzle);
      const view = game.view(puzzle.seat);
      const isTrash = game.decision?.purpose.startsWith('trash') === true;
      expect(puzzle.theme === 'trash').toBe(isTrash);
      if (puzzle.theme === 'opening') expect(view.turn).toBeLessThanOrEqual(2);
      if (puzzle.theme === 'pile-out') expect(view.emptyPiles).toBeGreaterThanOrEqual(2);
      if (puzzle.theme === 'attack') expect(cardsIn(puzzle).some(isAttack)).toBe(true);
    }
  });

  const care: Care = { answers: 16_000, fewestDeals: 20, deals: 500, closely: 0 };
  const every = 35;
  const first = Number(process.env.PROVINCIA_TEST_SEED ?? 1) % every;
  const handful = puzzles.filter((_, i) => i % every === first);

  test.each(handful)('$id, one of a handful, comes out the same in other deals', (puzzle) => {
    const game = gameOf(puzzle);
    const { decision, setup } = game;
    if (decision === null) throw new RangeError('the game is over');
    const plans = knownPlans(new Map<string, string>(), (setup as Setup).kingdom, 2);
    const assessor = new Assessor(plans, { ...care, firstDeal: 5_000_000 });
    const picked = (labels: readonly string[]) =>
      labels.flatMap((label) => decision.choices.find((choice) => choice.label === label) ?? []);
    const [best] = puzzle.answers;
    const weighing = assessor.weigh(decision, game.view(puzzle.seat), [
      { picks: picked(best.picks), more: best.more },
      { picks: picked(puzzle.usual), more: [] },
    ]);
    expect(weighing?.best).toBe(0);
    const { gain, error } = weighing?.behind[1] ?? { gain: 0, error: 1 };
    expect(gain).toBeGreaterThan(2 * error);
  });
});

test('answers within four points of the best are right, in any order of picks', () => {
  const answer = (chance: number, ...picks: string[]) => ({ picks, more: [], chance, games: 1 });
  const answers = [answer(0.7, 'estate', 'copper'), answer(0.67, 'estate'), answer(0.5, 'curse')];
  const puzzle = { ...puzzles[0], answers };
  expect(isSolvedBy(puzzle, ['copper', 'estate'])).toBe(true);
  expect(isSolvedBy(puzzle, ['estate'])).toBe(true);
  expect(isSolvedBy(puzzle, ['curse'])).toBe(false);
  expect(isSolvedBy(puzzle, ['gold'])).toBe(false);
});

test('every day has its puzzle, all of them before one comes again, and no two of a game in a row', () => {
  const days = Array.from({ length: puzzles.length }, (_, day) => puzzleOfDay(puzzles, 20_000 + day));
  expect(new Set(days).size).toBe(puzzles.length);
  expect(puzzleOfDay(puzzles, 20_000 + puzzles.length)).toBe(days[0]);
  const seeds = days.map(({ game }) => game.split('.')[1]);
  expect(seeds.filter((seed, i) => seed === seeds[i - 1])).toEqual([]);
});

test('a day begins at midnight by UTC', () => {
  const noon = Date.parse('2026-03-01T12:00:00Z');
  expect(dayOf(Date.parse('2026-03-01T00:00:00Z'))).toBe(dayOf(noon));
  expect(dayOf(Date.parse('2026-03-01T23:59:59.999Z'))).toBe(dayOf(noon));
  expect(dayOf(Date.parse('2026-03-02T00:00:00Z'))).toBe(dayOf(noon) + 1);
});

describe('a streak', () => {
  const solved = (...days: number[]): FirstTry[] => days.map((day) => ({ solved: true, day }));

  test('is nothing before the first day', () => {
    expect(streakOf([], 10)).toEqual({ now: 0, longest: 0 });
  });

  test('counts days in a row, in whatever order they come', () => {
    expect(streakOf(solved(10, 8, 9), 10)).toEqual({ now: 3, longest: 3 });
  });

  test('goes on until the day after is over', () => {
    expect(streakOf(solved(8, 9), 10)).toEqual({ now: 2, longest: 2 });
    expect(streakOf(solved(8, 9), 11)).toEqual({ now: 0, longest: 2 });
  });

  test('ends with a day without a solution, and the longest one is remembered', () => {
    const failed: FirstTry = { solved: false, day: 5 };
    expect(streakOf([...solved(2, 3, 4), failed, ...solved(6, 7)], 7)).toEqual({ now: 2, longest: 3 });
  });

  test('ends at once where the puzzle of today was answered wrong', () => {
    const failed: FirstTry = { solved: false, day: 7 };
    expect(streakOf([...solved(5, 6), failed], 7)).toEqual({ now: 0, longest: 2 });
  });

  test('does not count other puzzles', () => {
    expect(streakOf([{ solved: true, day: null }], 0)).toEqual({ now: 0, longest: 0 });
  });
});

/** The cards that the best answer and the usual one name. */
function cardsIn({ answers: [best], usual }: Puzzle): string[] {
  return [...best.picks, ...usual].map((label) => label.replace(/^(buy|play) /, ''));
}

function isAttack(card: string): boolean {
  return library.find(card)?.isAttack === true;
}

/** Which set a pile is from. */
function setOf(pile: string): string {
  return library.findPile(pile)?.set ?? '';
}
