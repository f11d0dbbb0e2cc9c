import { Course } from './course.ts';
import { PlayedAnswers } from './played.ts';
import type { SavedCourse } from './saved-course.ts';

/**
 * A course that was saved, to go on by other rules than those that it was played by, or to be looked at if it is over. What was
 * answered since no card was half resolved no longer counts in the first case: by other rules it may be no answer, or mean
 * something else. `since` is the number of the first event of it.
 */
export function takeOver(saved: SavedCourse, rules: number): { course: Course; since: number } {
  const { setup, checkpoint, answers } = saved.game;
  const game = { setup: { ...setup, rules }, checkpoint, answers: [] };
  const played = new PlayedAnswers(saved.played);
  const { length } = played;
  const whole = Course.restore({ ...saved, game, base: { answers: length, game } });
  if (whole.over || answers.length === 0) return { course: whole, since: saved.events };
  const count = length - answers.length;
  const { since } = played.at(count);
  played.cut(count);
  const base = { answers: count, game };
  const course = Course.restore({ ...saved, game, played: played.save(), base, request: null });
  course.hints.cut(count);
  course.ahead.reopen(count);
  return { course, since };
}
