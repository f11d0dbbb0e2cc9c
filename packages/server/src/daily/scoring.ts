import { library } from '@provincia/cards';
import type { Course } from '@provincia/course';
import { Game } from '@provincia/engine';
import { DailyOutcome } from '@provincia/protocol';

/** From the worst to the best: in the database an outcome is its place among these. */
export const outcomes = DailyOutcome.options;

/** How a game ended for its one player. */
export interface Ending {
  readonly outcome: DailyOutcome;
  readonly points: number;
  readonly margin: number;
  readonly turns: number;
}

export function endingOf(course: Course, seat: number): Ending {
  const { winners, points, turns } = course.outcome;
  const others = points.filter((_, other) => other !== seat);
  return {
    outcome: outcomeOf(course, seat, winners),
    points: points[seat],
    margin: points[seat] - Math.max(...others),
    turns: turns[seat],
  };
}

function outcomeOf(course: Course, seat: number, winners: readonly number[]): DailyOutcome {
  if (course.attendance.resigned[seat]) return 'resigned';
  if (!winners.includes(seat)) return 'lost';
  return winners.length > 1 ? 'shared' : 'won';
}

const WIN = 100;
const MOST_MARGIN = 50;
const SHARED = 75;
const LOSS = 50;

/** What a game is worth on the board of the month. The page says the same in a sentence. */
export function scoreOf({ outcome, margin }: Ending): number {
  switch (outcome) {
    case 'won':
      return WIN + Math.min(margin, MOST_MARGIN);
    case 'shared':
      return SHARED;
    case 'lost':
      return Math.max(0, LOSS + Math.min(0, margin));
    case 'resigned':
      return 0;
  }
}

/** No margin and no number of turns goes beyond these. */
const MARGINS = 1000;
const TURNS = 1000;
const CHANCES = 1000;

/** One number by which the board is in order: won, then the margin, then fewer turns, then the chance before the last one. */
export function rankOf({ outcome, margin, turns }: Ending, chance: number | null): number {
  const digits = [
    [Math.round(margin) + MARGINS / 2, MARGINS],
    [TURNS - 1 - turns, TURNS],
    // What is not known yet is the least.
    [chance === null ? 0 : 1 + Math.round(chance * CHANCES), CHANCES + 2],
  ];
  return digits.reduce(
    (rank, [digit, base]) => rank * base + Math.min(base - 1, Math.max(0, digit)),
    outcomes.indexOf(outcome),
  );
}

/** Who led after each turn of a player and what the other did then: + the player, = nobody, - the other. */
export function leadOf({ start, answers, base }: Course, seat: number): string {
  // Other rules have taken it over, and how it went before is not found out again.
  if (base !== null) return '';
  const begun = Game.start(library, start.setup);
  if (!begun.ok) throw new RangeError(begun.problem.message);
  const { game } = begun.value;
  const signs: string[] = [];
  let turn = 0;
  for (const picks of answers) {
    const { player, index } = game.decision ?? { player: 0, index: 0 };
    const answered = game.answer(player, { index, picks });
    if (!answered.ok) throw new RangeError(answered.problem.message);
    const { points, turns } = game.outcome;
    const lead = points[seat] - Math.max(...points.filter((_, other) => other !== seat));
    const sign = lead > 0 ? '+' : lead < 0 ? '-' : '=';
    // The answer that ends the turn of the other belongs to the turn before the one that it begins.
    for (const one of [turn, turns[seat]]) if (one > 0) signs[one - 1] = sign;
    turn = turns[seat];
  }
  return signs.join('');
}
