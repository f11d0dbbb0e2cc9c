import { readFileSync } from 'node:fs';
import { Assessor, type Care, knownPlans } from '@provincia/bots';
import { library } from '@provincia/cards';
import { Game, type Setup, unpack } from '@provincia/engine';
import { describe, expect, test } from 'vitest';
import { isSolvedBy, type Puzzle, puzzleOfDay, themes } from './puzzle.ts';

const puzzles: Puzzle[] = JSON.parse(readFileSync(new URL('../data/puzzles.json', import.meta.url), 'utf8'));

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
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    expect(new Set(puzzles.map(({ game }) => game)).size).toBe(puzzles.length);
    for (const { theme } of puzzles) expect(themes).toContain(theme);
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
  const handful = Array.from({ length: 4 }, () => puzzles[Math.floor(Math.random() * puzzles.length)]);

  test.each(handful)('$id, one of a random handful, comes out the same in other deals', (puzzle) => {
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

test('every day has its puzzle, and after the last comes the first', () => {
  expect(puzzleOfDay(puzzles, 0)).toBe(puzzles[0]);
  expect(puzzleOfDay(puzzles, puzzles.length + 1)).toBe(puzzles[1]);
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
