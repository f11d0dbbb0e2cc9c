import { expect, test } from 'vitest';
import { Course } from './course.ts';
import { answer, begun, problem, SECOND, standing, ten, untilPlayable, write } from './testing.ts';

const DAY = 24 * 3600;

test('by the day, everybody has the whole time again whenever the game waits for another player', () => {
  const course = begun({ clock: { days: 2 } });
  expect(course.dueAt).toBe(2 * DAY * SECOND);
  answer(course, ['play copper'], DAY);
  expect(course.clocks?.left).toEqual([DAY * SECOND, 2 * DAY * SECOND]);
  answer(course, [], 1.5 * DAY);
  expect(course.clocks?.left).toEqual([2 * DAY * SECOND, 2 * DAY * SECOND]);
  expect(course.dueAt).toBe(3.5 * DAY * SECOND);
  // Asking for something does not give more time.
  write(course, { kind: 'ask-undo', seat: 0 }, 2 * DAY);
  expect(course.dueAt).toBe(3.5 * DAY * SECOND);
  write(course, { kind: 'resign', seat: 1, why: 'time' }, 3.5 * DAY);
  expect(course.outcome.winners).toEqual([0]);
});

test('the way of an answer does not count, however short the time was', () => {
  const course = begun({ clock: { minutes: 1, increment: 0 } });
  write(course, { kind: 'answer', seat: 0, picks: ['play copper'], lag: 300 }, 10);
  expect(course.clocks?.left[0]).toBe(50_300);
  // Nobody gets time for it.
  write(course, { kind: 'answer', seat: 0, picks: ['play copper'], lag: 300 }, 10.1);
  expect(course.clocks?.left[0]).toBe(50_300);
});

test('whose time runs out on vacation has a whole time again after it', () => {
  const course = begun({ clock: { days: 1 } });
  const grace = { kind: 'grace', seat: 0, until: 10 * DAY * SECOND } as const;
  expect(problem(course, { ...grace, seat: 1 })).toBe('not-asked');
  expect(write(course, grace, DAY)).toEqual([{ type: 'vacation', player: 0 }]);
  expect(course.dueAt).toBe(11 * DAY * SECOND);
  // A vacation that has ended meanwhile takes nothing away.
  write(course, { ...grace, until: 0 }, 11 * DAY);
  expect(course.dueAt).toBe(12 * DAY * SECOND);
  answer(course, [], 11.5 * DAY);
  expect(course.clocks?.left).toEqual([DAY * SECOND, DAY * SECOND]);
});

test('a course at rest goes on with the same time', () => {
  const course = begun({ clock: { days: 3 } });
  write(course, { kind: 'grace', seat: 0, until: 9 * DAY * SECOND }, 3 * DAY);
  const resting = Course.restore(JSON.parse(JSON.stringify(course.save())));
  expect(standing(resting)).toEqual(standing(course));
  expect(resting.dueAt).toBe(12 * DAY * SECOND);
});

test('an extra turn adds its time too', () => {
  const setup = { ...begun().start.setup, kingdom: ['outpost', ...ten.slice(1)] };
  const course = begun({ setup, clock: { minutes: 1, increment: 5 } });
  untilPlayable(course, 'outpost');
  const seat = course.decision?.player ?? 0;
  const before = course.clocks?.left[seat] ?? 0;
  answer(course, ['play outpost']);
  const events = answer(course, []);
  expect(events).toContainEqual(expect.objectContaining({ type: 'turn', player: seat, extra: true }));
  expect(course.clocks?.left[seat]).toBe(before + 5 * SECOND);
});

test('by the day no bot stands in, and without days there is no grace', () => {
  expect(problem(begun({ clock: { days: 1 } }), { kind: 'stand-in', seat: 0 })).toBe('by-day');
  const live = begun({ clock: { minutes: 1, increment: 0 } });
  expect(problem(live, { kind: 'stand-in', seat: 0 })).toBe(null);
  expect(problem(live, { kind: 'grace', seat: 0, until: 1 })).toBe('not-asked');
});
