import { expect, test } from 'vitest';
import { Course } from './course.ts';
import type { Entry } from './entry.ts';
import { MOST_ANSWERS, MOST_LAG } from './limits.ts';
import { sightOf } from './sight.ts';
import { answer, asked, begun, idle, problem, SECOND, standing, write } from './testing.ts';

test('the clock runs for the one who is asked, and for nobody else', () => {
  const course = begun({ clock: { minutes: 1, increment: 0 } });
  expect(course.dueAt).toBe(60 * SECOND + MOST_LAG);
  answer(course, ['play copper'], 10);
  expect(course.clocks?.left).toEqual([50 * SECOND, 60 * SECOND]);
  answer(course, [], 15);
  expect(course.clocks?.left).toEqual([45 * SECOND, 60 * SECOND]);
  expect(course.dueAt).toBe((15 + 60) * SECOND + MOST_LAG);
  // It goes on while others ask for something.
  write(course, { kind: 'ask-undo', seat: 0 }, 20);
  expect(course.clocks?.left).toEqual([45 * SECOND, 55 * SECOND]);
  expect(course.dueAt).toBe((20 + 55) * SECOND + MOST_LAG);
});

test('nobody has less than no time', () => {
  const course = begun({ clock: { minutes: 1, increment: 0 } });
  write(course, { kind: 'resign', seat: 0, why: 'time' }, 100);
  expect(course.clocks?.left).toEqual([0, 60 * SECOND]);
  expect(course.outcome.winners).toEqual([1]);
  expect(course.dueAt).toBe(100 * SECOND);
});

test('a turn adds its time once, also when it begins again after an undo', () => {
  const course = begun({ clock: { minutes: 1, increment: 5 } });
  expect(course.clocks?.left).toEqual([65 * SECOND, 60 * SECOND]);
  answer(course, []);
  expect(course.clocks?.left).toEqual([65 * SECOND, 65 * SECOND]);
  write(course, { kind: 'ask-undo', seat: 0 });
  write(course, { kind: 'allow-undo', seat: 1 });
  answer(course.fork(), []);
  answer(course, []);
  expect(course.clocks?.left).toEqual([65 * SECOND, 65 * SECOND]);
  answer(course, []);
  expect(course.clocks?.left).toEqual([70 * SECOND, 65 * SECOND]);
});

test('no time runs for a bot that stands in', () => {
  const course = begun({ clock: { minutes: 1, increment: 0 } });
  write(course, { kind: 'stand-in', seat: 0 }, 10);
  expect(course.dueAt).toBe(10 * SECOND);
  write(course, { kind: 'bots', answers: [['play copper']] }, 30);
  expect(course.clocks?.left[0]).toBe(50 * SECOND);
  write(course, { kind: 'back', seat: 0 }, 40);
  answer(course, ['play copper'], 45);
  expect(course.clocks?.left[0]).toBe(45 * SECOND);
});

test('it is known since when the game waits for a seat, however often that one answers', () => {
  const course = begun();
  const waits = () => [asked(course), course.waitingSince];
  expect([...waits(), course.hasAnswered(0)]).toEqual([0, 0, false]);
  answer(course, ['play copper']);
  expect([...waits(), course.hasAnswered(0), course.hasAnswered(1)]).toEqual([0, 0, true, false]);
  answer(course, []);
  expect(waits()).toEqual([1, 2]);
  write(course, { kind: 'ask-undo', seat: 0 });
  expect(waits()).toEqual([1, 2]);
  write(course, { kind: 'allow-undo', seat: 1 });
  expect([...waits(), Course.restore(course.save()).waitingSince]).toEqual([0, 4, 4]);
});

test('without a clock nothing is due while a person thinks', () => {
  expect(begun().dueAt).toBeNull();
  expect(begun({ levels: ['easy', null] }).dueAt).toBe(0);
});

test('a game can be looked at after any of its answers', () => {
  const course = begun();
  idle(course, 120);
  for (const step of [0, 1, 49, 50, 51, 100, 120]) {
    const truth = begun();
    idle(truth, step);
    for (const one of [course, Course.restore(course.save())]) {
      const { course: then, events } = one.after(step);
      expect(then.game.save()).toEqual(truth.game.save());
      expect([then.events, events.length > 0]).toEqual([truth.events, true]);
    }
  }
});

test('a game that would not end is over after so many answers, and says so', () => {
  const course = begun();
  idle(course, MOST_ANSWERS - 1);
  expect(course.over).toBe(false);
  const seat = asked(course) as number;
  expect(answer(course, []).at(-1)).toEqual({ type: 'too-long', player: seat });
  expect([course.over, course.decision, course.outcome.points]).toEqual([true, null, [3, 3]]);
  expect(problem(course, { kind: 'answer', seat: 1 - seat, picks: [] })).toBe('over');
  // What was written down before there was an end does no harm.
  expect(course.apply({ kind: 'bots', answers: [[], []] }, 0)).toEqual([]);
  expect(course.answers).toHaveLength(MOST_ANSWERS);
});

test('a course that was saved goes on as if nothing had been', () => {
  const course = begun({ players: 3, levels: [null, null, 'easy'], clock: { minutes: 1, increment: 5 } });
  answer(course, ['play copper'], 1);
  write(course, { kind: 'undo', seat: 0 }, 2);
  answer(course, ['treasures'], 3);
  answer(course, [], 4);
  write(course, { kind: 'ask-undo', seat: 0 }, 5);
  const saved = JSON.stringify(course.save());
  const restored = Course.restore(JSON.parse(saved));
  expect(standing(restored)).toEqual(standing(course));
  for (const one of [course, restored]) {
    write(one, { kind: 'allow-undo', seat: 1 }, 6);
    answer(one, [], 7);
    answer(one, [], 8);
    write(one, { kind: 'bots', answers: [[]] }, 9);
  }
  expect(standing(restored)).toEqual(standing(course));
  expect(restored.save()).toEqual(course.save());
});

test('if one of two resigns, the other wins', () => {
  const course = begun();
  write(course, { kind: 'resign', seat: 0, why: 'resigned' });
  expect([course.over, course.decision, course.outcome.winners]).toEqual([true, null, [1]]);
  for (const entry of [
    { kind: 'answer', seat: 0, picks: [] },
    { kind: 'undo', seat: 0 },
    { kind: 'resign', seat: 1, why: 'resigned' },
    { kind: 'bots', answers: [[]] },
  ] as Entry[]) {
    expect(problem(course, entry)).toBe('over');
  }
});

test('if one of three resigns, a bot plays for them, and the best of the others wins', () => {
  const course = begun({ players: 3 });
  answer(course, ['play copper']);
  write(course, { kind: 'resign', seat: 0, why: 'resigned' });
  expect([course.over, course.attendance.botOf(0), asked(course)]).toEqual([false, 'normal', 0]);
  // They have no say any more.
  expect(course.undoOf(0)).toBeNull();
  expect(problem(course, { kind: 'answer', seat: 0, picks: [] })).toBe('bot-plays');
  expect(problem(course, { kind: 'back', seat: 0 })).toBe('not-away');
  expect(problem(course, { kind: 'stand-in', seat: 0 })).toBe('not-asked');
  expect(problem(course, { kind: 'resign', seat: 0, why: 'resigned' })).toBe('resigned');
  expect(sightOf('table', course, 0, []).decision).toBeNull();
  // All have three Estates and no full turn behind them: those who are left share.
  expect(course.outcome.winners).toEqual([1, 2]);
  write(course, { kind: 'bots', answers: [[]] });
  // Seat 1 buys a Curse.
  answer(course, ['buy curse']);
  expect(course.outcome).toMatchObject({ points: [3, 2, 3], winners: [2] });
  write(course, { kind: 'resign', seat: 2, why: 'time' });
  expect([course.over, course.outcome.winners]).toEqual([true, [1]]);
});

test('if all people have resigned, the bots do not play on: the best of them wins', () => {
  const course = begun({ players: 4, levels: [null, 'easy', null, 'hard'] });
  write(course, { kind: 'resign', seat: 2, why: 'resigned' });
  expect(course.over).toBe(false);
  write(course, { kind: 'resign', seat: 0, why: 'time' });
  expect([course.over, course.decision, course.outcome.winners]).toEqual([true, null, [1, 3]]);
});

test('people who are away have no say until they are back', () => {
  const course = begun();
  expect(problem(course, { kind: 'stand-in', seat: 1 })).toBe('not-asked');
  expect(problem(course, { kind: 'back', seat: 0 })).toBe('not-away');
  answer(course, ['play copper']);
  write(course, { kind: 'stand-in', seat: 0 });
  expect(problem(course, { kind: 'answer', seat: 0, picks: [] })).toBe('bot-plays');
  expect(problem(course, { kind: 'undo', seat: 0 })).toBe('no-undo');
  write(course, { kind: 'back', seat: 0 });
  expect(course.undoOf(0)).toBe('free');
  expect(problem(course, { kind: 'bots', answers: [[]] })).toBe('not-a-bot');
  answer(course, []);
});

test('a fork goes on by itself', () => {
  const course = begun({ players: 3, clock: { minutes: 1, increment: 5 } });
  answer(course, ['play copper'], 1);
  answer(course, [], 2);
  write(course, { kind: 'ask-undo', seat: 0 }, 3);
  const before = structuredClone(standing(course));
  const fork = course.fork();
  expect(standing(fork)).toEqual(before);
  const entries: Entry[] = [
    { kind: 'allow-undo', seat: 1 },
    { kind: 'allow-undo', seat: 2 },
    { kind: 'answer', seat: 0, picks: ['treasures'] },
    { kind: 'undo', seat: 0 },
    { kind: 'answer', seat: 0, picks: [] },
    { kind: 'stand-in', seat: 1 },
    { kind: 'bots', answers: [['treasures'], []] },
    { kind: 'resign', seat: 2, why: 'resigned' },
  ];
  for (const entry of entries) write(fork, entry, 10);
  expect(standing(course)).toEqual(before);
  // And the other way round: both are what the same log would be.
  const forked = structuredClone(standing(fork));
  for (const entry of entries) write(course, entry, 10);
  expect(standing(course)).toEqual(forked);
  expect(standing(fork)).toEqual(forked);
});

test('decks and what they are worth are laid open at the end, to everybody, and not before', () => {
  const course = begun();
  answer(course, []);
  const eyes = [0, 1, null];
  for (const seat of eyes) {
    expect(sightOf('table', course, seat, [])).toMatchObject({ decks: null, scores: null });
  }
  answer(course, ['buy copper']);
  write(course, { kind: 'resign', seat: 0, why: 'resigned' });
  const dealt = { copper: 7, estate: 3 };
  for (const seat of eyes) {
    const { decks, scores } = sightOf('table', course, seat, []);
    expect(decks).toEqual([dealt, { ...dealt, copper: 8 }]);
    const estates = [{ of: 'estate', count: 3, each: 1 }];
    expect(scores).toEqual([estates, estates]);
  }
});
