import type { Lesson, Rule } from '@provincia/lessons/lesson';
import type { Decision } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { after, askingFrom, beginning, fitting, judged, progressAt, replyAt, stepAt } from './trail.ts';

const given = { supply: {}, trash: [], turn: 'p1', phase: 'action' as const };
const table = { players: 2, kingdom: [], given, rivals: [] };
const answer: Rule[] = [{ verdict: 'accept', when: { kind: 'anything' }, reply: 'Yes.' }];

const lesson: Lesson = {
  id: 'x',
  number: 1,
  title: 'X',
  teaches: 'X',
  minutes: 1,
  card: 'copper',
  remember: 'X.',
  scenes: [
    { ...table, steps: [{ say: 'a' }, { say: 'b', answer }] },
    {
      ...table,
      steps: [
        { say: 'c', choose: [{ option: 'o', verdict: 'accept', reply: 'r' }] },
        { say: 'd', answer },
      ],
    },
  ],
};

const decision: Decision = {
  kind: 'phase',
  source: null,
  purpose: 'phase',
  about: null,
  from: null,
  of: 0,
  choices: [],
  min: 0,
  max: 1,
  ordered: false,
};

test('after the last step of a scene comes the first of the next, with nothing answered', () => {
  const second = after(lesson, beginning);
  expect(second).toEqual({ scene: 0, step: 1, answers: [] });
  const third = after(lesson, { ...second, answers: [['play smithy']] });
  expect(third).toEqual({ scene: 1, step: 0, answers: [] });
  expect(progressAt(lesson, third)).toEqual({ number: 3, count: 4 });
  expect(stepAt(lesson, { scene: 2, step: 0, answers: [] })).toBeNull();
});

test('an answer before everything is read counts for the next step that asks at the table', () => {
  expect(judged(lesson, beginning, decision, [])).toEqual({
    rule: answer[0],
    spot: { scene: 0, step: 1, answers: [] },
  });
  // But nobody is led past a question.
  expect(judged(lesson, { scene: 1, step: 0, answers: [] }, decision, [])).toBeNull();
});

test('the table asks nothing where something is to be chosen, and nothing behind the last question of a scene', () => {
  expect(askingFrom(lesson, beginning)).toEqual({ scene: 0, step: 1, answers: [] });
  expect(askingFrom(lesson, { scene: 1, step: 0, answers: [] })).toBeNull();
  const [scene] = lesson.scenes;
  const told = { ...lesson, scenes: [{ ...scene, steps: [...scene.steps, { say: 'e' }] }] };
  expect(askingFrom(told, { scene: 0, step: 2, answers: [] })).toBeNull();
  expect(askingFrom(lesson, { scene: 2, step: 0, answers: [] })).toBeNull();
});

test('what was said is found by its place, whatever the language', () => {
  const spot = { scene: 0, step: 1, answers: [] };
  expect(replyAt(lesson, { spot, index: 0 })?.reply).toBe('Yes.');
  expect(replyAt(lesson, { spot: { ...spot, scene: 1, step: 0 }, index: 0 })?.reply).toBe('r');
  expect(replyAt(lesson, { spot, index: 1 })).toBeNull();
});

test('a lesson that has changed since begins anew', () => {
  const kept = [beginning, { scene: 1, step: 1, answers: [] }];
  expect(fitting(lesson, kept)).toBe(kept);
  expect(fitting({ ...lesson, scenes: lesson.scenes.slice(0, 1) }, kept)).toEqual([beginning]);
  expect(fitting(lesson, [])).toEqual([beginning]);
});
