import { rulesVersion } from '@provincia/engine';
import { Tape } from '@provincia/protocol';
import { sightOnTape } from '@provincia/protocol/sight-change';
import { expect, test } from 'vitest';
import { Course } from './course.ts';
import type { SavedCourse } from './saved-course.ts';
import { sightOf } from './sight.ts';
import { takeOver } from './taking-over.ts';
import { Taping } from './tape.ts';
import { answer, asked, begun, problem, SECOND, untilPlayable } from './testing.ts';

/** As it comes out of a database. */
const stored = (course: Course): SavedCourse => JSON.parse(JSON.stringify(course.save()));

/** A game in which the first player has just played a Cellar, which asks what to discard. */
function inTheMiddle(clock: Course['start']['clock'] = null): Course {
  const course = begun({ clock });
  untilPlayable(course, 'cellar');
  answer(course, ['play cellar']);
  expect(course.decision?.kind).toBe('cards');
  return course;
}

function taken(course: Course): Course {
  const { course: next, since } = takeOver(stored(course), rulesVersion);
  next.apply({ kind: 'rules', rules: rulesVersion, since }, course.askedAt + 3600 * SECOND);
  return next;
}

function tapeOf(course: Course, earlier: Tape | null = null): Tape {
  const taping = new Taping('table', course, earlier);
  for (const picks of taping.left) taping.take(picks);
  return Tape.parse(JSON.parse(JSON.stringify(taping.tape)));
}

test('a game that other rules take over goes on before the card that was being played', () => {
  const course = inTheMiddle();
  const { start, answers, n, events } = course;
  const next = taken(course);
  expect(next.answers).toEqual(answers.slice(0, -1));
  expect(next.decision?.kind).toBe('phase');
  expect(asked(next)).toBe(asked(course));
  expect([next.n, next.seq, next.events]).toEqual([n + 1, n + 1, events + 1]);
  // What it began with stays what it is; what it goes on by is the game's.
  expect(next.start).toEqual(start);
  expect([start.setup.rules, next.game.setup.rules]).toEqual([1, rulesVersion]);
  answer(next, ['play cellar']);
  answer(next, []);
  expect(next.answers).toHaveLength(answers.length + 1);
});

test('of what no longer counts the chronicle is told where it began', () => {
  const course = inTheMiddle();
  const { since } = takeOver(stored(course), rulesVersion);
  // The play, and the action that it gives.
  expect(course.events - since).toBe(2);
  const { course: next } = takeOver(stored(course), rulesVersion);
  const told = next.apply({ kind: 'rules', rules: rulesVersion, since }, 0);
  expect(told).toEqual([{ type: 'new-rules', player: 0, since }]);
});

test('whoever has to answer again loses no time', () => {
  const course = inTheMiddle({ minutes: 5, increment: 0 });
  const left = [...(course.clocks?.left ?? [])];
  expect([...(taken(course).clocks?.left ?? [])]).toEqual(left);
});

test('nobody undoes what came before, and everybody undoes what comes after', () => {
  const next = taken(inTheMiddle());
  expect(problem(next, { kind: 'undo', seat: 0 })).toBe('no-undo');
  answer(next, ['play cellar']);
  expect(next.undoOf(0)).toBe('free');
  next.apply({ kind: 'undo', seat: 0 }, next.askedAt);
  expect(next.answers).toHaveLength(next.base?.answers as number);
  expect(next.decision?.kind).toBe('phase');
});

test('at rest, in a copy and elsewhere it is the same game', () => {
  const next = taken(inTheMiddle());
  answer(next, ['play cellar']);
  const sight = (course: Course) => sightOf('table', course, 0, []);
  expect(sight(Course.restore(stored(next)))).toEqual(sight(next));
  expect(sight(next.fork())).toEqual(sight(next));
  expect(next.recipe.answers).toEqual([['play cellar']]);
  expect(next.recipe.from).toEqual(next.base?.game);
});

test('a game that is over stays as it was, also one that was given up in the middle of a card', () => {
  const course = inTheMiddle();
  course.apply({ kind: 'resign', seat: 0, why: 'resigned' }, course.askedAt);
  const { course: next } = takeOver(stored(course), rulesVersion);
  expect(next.over).toBe(true);
  expect(next.answers).toEqual(course.answers);
  expect(next.outcome).toEqual(course.outcome);
});

test('a tape shows every step from every seat as it was, without the rules', () => {
  const course = inTheMiddle();
  course.apply({ kind: 'undo', seat: 0 }, course.askedAt);
  answer(course, ['play cellar']);
  const tape = tapeOf(course);
  expect(tape.points).toHaveLength(course.answers.length + 1);
  for (let step = 0; step <= course.answers.length; step++) {
    const { course: then, events } = course.after(step);
    expect(tape.points[step]).toEqual(then.outcome.points);
    for (const seat of [null, 0, 1]) {
      const seen = { ...sightOf('table', then, seat, events), decision: null, undo: null };
      expect(sightOnTape(tape, step, seat)).toEqual(seen);
    }
  }
});

test('the tape of a game that was taken over goes on where the first one counts no more', () => {
  const course = inTheMiddle();
  const before = tapeOf(course);
  const next = taken(course);
  answer(next, []);
  const tape = tapeOf(next, before);
  const base = next.base?.answers as number;
  expect(tape.points).toHaveLength(next.answers.length + 1);
  for (let step = 0; step <= base; step++)
    expect(sightOnTape(tape, step, 1)).toEqual(sightOnTape(before, step, 1));
  const { course: then, events } = next.after(base + 1);
  expect(sightOnTape(tape, base + 1, 1)).toEqual({
    ...sightOf('table', then, 1, events),
    decision: null,
    undo: null,
  });
});
