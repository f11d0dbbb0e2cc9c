import { Course } from './course.ts';
import type { Entry } from './entry.ts';
import { problemWith } from './problem.ts';
import type { CourseStart } from './saved-course.ts';
import { sightOf } from './sight.ts';

export const ten = 'cellar market merchant militia mine moat remodel smithy village workshop'.split(' ');
export const SECOND = 1000;

/** Seat 0 begins, at second 0. */
export function begun({ players = 2, ...more }: Partial<CourseStart> & { players?: number } = {}): Course {
  const setup = { rules: 1, seed: '0123456789abcdef'.repeat(2), players, kingdom: ten, first: 0 };
  const levels = new Array<null>(players).fill(null);
  return Course.begin({ setup, levels, clock: null, startedAt: 0, ...more }).course;
}

/** Writes it down as the server does: only what can be. */
export function write(course: Course, entry: Entry, second = course.askedAt / SECOND) {
  const problem = problemWith(course, entry);
  if (problem !== null) throw new Error(problem.message);
  return course.apply(entry, second * SECOND);
}

/** The seat that is asked answers. */
export function answer(course: Course, picks: string[], second?: number) {
  return write(course, { kind: 'answer', seat: course.decision?.player as number, picks }, second);
}

export const asked = (course: Course) => course.decision?.player;
export const problem = (course: Course, entry: Entry) => problemWith(course, entry)?.code ?? null;
export const standing = (course: Course) => ({
  n: course.n,
  events: course.events,
  answers: course.answers,
  clocks: course.clocks && [...course.clocks.left],
  request: course.request,
  askedAt: course.askedAt,
  sights: course.start.levels.map((_, seat) => sightOf('table', course, seat, [])),
});

/** Until this can be played, they end their turns, buying it when they can. */
export function untilPlayable(course: Course, card: string): void {
  for (let answers = 0; answers < 100; answers++) {
    const labels = course.decision?.choices.map(({ label }) => label) ?? [];
    if (labels.includes(`play ${card}`)) return;
    const wish = ['treasures', `buy ${card}`].filter((label) => labels.includes(label));
    answer(course, wish.slice(0, 1));
  }
  throw new Error(`no ${card} came`);
}

/** They end so many phases. */
export function idle(course: Course, answers: number): void {
  for (let given = 0; given < answers; given++) answer(course, []);
}
