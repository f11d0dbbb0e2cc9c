import type { Hint } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { Course } from './course.ts';
import { resultOf } from './sight.ts';
import { answer, begun, problem, SECOND, standing, write } from './testing.ts';

const silver: Hint = { picks: ['buy silver'], more: [], chance: 0.5, games: 400, reason: null };
const gold: Hint = { ...silver, picks: ['buy gold'] };
const alone = () => begun({ levels: [null, 'easy'] });
const now = (course: Course) => course.hints.at(course.answers.length);

test('a hint belongs to its decision, and changes nothing in the game', () => {
  const course = alone();
  const { sights, answers } = standing(course);
  expect(now(course)).toBeNull();
  expect(write(course, { kind: 'hint', seat: 0, hints: [silver] }, 5)).toEqual([]);
  expect(now(course)).toEqual([silver]);
  expect(standing(course)).toMatchObject({
    n: 1,
    answers,
    askedAt: 0,
    // What was asked is still asked: whoever answers names the same number.
    sights,
  });
  answer(course, ['treasures']);
  expect(now(course)).toBeNull();
});

test('it is counted however much is undone, and known again at the same decision', () => {
  const course = alone();
  write(course, { kind: 'hint', seat: 0, hints: [silver] });
  answer(course, ['treasures']);
  write(course, { kind: 'hint', seat: 0, hints: [gold] });
  write(course, { kind: 'undo', seat: 0 });
  expect(now(course)).toEqual([silver]);
  // As many answers as before, but another decision.
  answer(course, ['play copper']);
  expect(now(course)).toBeNull();
  expect(course.hints.taken).toEqual([2, 0]);
  expect(resultOf(course).hints).toEqual([2, 0]);
});

test('it is given once, and what does not help is not counted', () => {
  const course = alone();
  write(course, { kind: 'hint', seat: 0, hints: [] });
  expect(now(course)).toEqual([]);
  expect(course.hints.taken).toEqual([0, 0]);
  answer(course, ['treasures']);
  for (const hint of [gold, silver]) write(course, { kind: 'hint', seat: 0, hints: [hint] });
  expect(now(course)).toEqual([gold]);
  expect(course.hints.taken).toEqual([1, 0]);
});

test('whoever thinks about a hint uses their own time', () => {
  const clock = { minutes: 1, increment: 0 };
  const course = begun({ levels: [null, 'easy'], clock });
  write(course, { kind: 'hint', seat: 0, hints: [silver] }, 20);
  answer(course, [], 30);
  expect(course.clocks?.left[0]).toBe(30 * SECOND);
});

test('a course at rest keeps them, and so does a copy', () => {
  const course = alone();
  write(course, { kind: 'hint', seat: 0, hints: [silver] });
  const restored = Course.restore(JSON.parse(JSON.stringify(course.save())));
  const copy = course.fork();
  answer(course, []);
  for (const one of [restored, copy]) {
    expect(now(one)).toEqual([silver]);
    expect(one.hints.taken).toEqual([1, 0]);
  }
});

test('nobody gets one in a game with other people, for the decision of others, or while a bot plays for them', () => {
  const hint = { kind: 'hint', seat: 0, hints: [] } as const;
  expect(problem(begun(), hint)).toBe('no-hints');
  expect(problem(begun({ players: 3, levels: [null, 'easy', null] }), hint)).toBe('no-hints');
  expect(problem(begun({ levels: [null, 'easy'], rated: true }), hint)).toBe('no-hints');
  const course = alone();
  expect(problem(course, hint)).toBeNull();
  answer(course, []);
  expect(problem(course, hint)).toBe('wrong-player');
  expect(problem(begun({ levels: ['easy', 'easy'] }), hint)).toBe('no-hints');
  const away = alone();
  write(away, { kind: 'stand-in', seat: 0 });
  expect(problem(away, hint)).toBe('bot-plays');
});

test('a result without any does not speak of them', () => {
  expect(resultOf(alone())).not.toHaveProperty('hints');
});
