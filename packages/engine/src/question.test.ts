import { describe, expect, test } from 'vitest';
import { Question } from './question.ts';

/** A question for so many of these, each a label with its count. */
function ask(choices: Record<string, number>, min: number, max: number, ordered = false): Question {
  const question = new Question();
  question.begin(0, 'cards', 'discard');
  Object.entries(choices).forEach(([label, count], ref) => {
    for (let n = 0; n < count; n++) question.offerEqual(label, ref);
  });
  question.decision.min = min;
  question.decision.max = max;
  question.decision.ordered = ordered;
  question.finish();
  return question;
}

const menu = {
  choices: [
    { label: 'buy gold', count: 1 },
    { label: 'buy moat', count: 1 },
  ],
  refs: [4, 9],
};

describe('what has one possible outcome is not asked:', () => {
  test('nothing is there to be picked', () => {
    expect(ask({}, 0, 0).onlyPicks()).toEqual([]);
    expect(ask({}, 1, 1).onlyPicks()).toEqual([]);
  });

  test('nothing may be picked', () => {
    expect(ask({ gold: 2, copper: 1 }, 0, 0).onlyPicks()).toEqual([]);
  });

  test('so many of equal cards', () => {
    expect(ask({ copper: 5 }, 2, 2).onlyPicks()).toEqual([0, 0]);
    expect(ask({ copper: 5 }, 2, 2, true).onlyPicks()).toEqual([0, 0]);
  });

  test('all there are', () => {
    expect(ask({ copper: 2, gold: 1, estate: 1 }, 4, 4).onlyPicks()).toEqual([0, 0, 1, 2]);
  });
});

describe('what leaves a choice is asked:', () => {
  test('whether to do it at all', () => {
    expect(ask({ gold: 1 }, 0, 1).onlyPicks()).toBeNull();
  });

  test('how many', () => {
    expect(ask({ copper: 4 }, 1, 3).onlyPicks()).toBeNull();
  });

  test('which', () => {
    expect(ask({ copper: 2, gold: 1 }, 2, 2).onlyPicks()).toBeNull();
  });

  test('in which order', () => {
    expect(ask({ copper: 1, gold: 1 }, 2, 2, true).onlyPicks()).toBeNull();
  });
});

describe('a question', () => {
  test('has equal cards as one choice with a count, in the order they came', () => {
    const question = new Question();
    question.begin(1, 'cards', 'trash');
    for (const [label, ref] of [
      ['gold', 7],
      ['copper', 3],
      ['gold', 7],
      ['copper', 3],
      ['gold', 7],
    ] as const) {
      question.offerEqual(label, ref);
    }
    question.finish();
    expect(question.decision).toMatchObject({
      player: 1,
      kind: 'cards',
      purpose: 'trash',
      choices: [
        { label: 'gold', count: 3 },
        { label: 'copper', count: 2 },
      ],
      min: 1,
      max: 1,
      ordered: false,
    });
    expect(question.total).toBe(5);
    expect(question.refs.slice(0, question.size)).toEqual([7, 3]);
  });

  test('finds a choice by its label', () => {
    const question = ask({ copper: 1, gold: 2 }, 1, 1);
    expect(['copper', 'gold', 'moon'].map((label) => question.find(label))).toEqual([0, 1, -1]);
  });

  test('has nothing left of the one before', () => {
    const question = ask({ copper: 3, gold: 2, estate: 1 }, 2, 3, true);
    question.decision.about = 'moat';
    question.begin(1, 'yes-no', 'play');
    question.offer('yes', 0, 1);
    question.offer('no', 1, 1);
    question.finish();
    expect(question.decision).toMatchObject({
      about: null,
      choices: [
        { label: 'yes', count: 1 },
        { label: 'no', count: 1 },
      ],
      min: 1,
      max: 1,
      ordered: false,
    });
    expect(question.total).toBe(2);
    expect(question.find('estate')).toBe(-1);
  });

  test('can be kept as a copy that the next one does not change', () => {
    const question = ask({ copper: 3, gold: 2 }, 1, 2);
    const kept = question.snapshot();
    const text = JSON.stringify(kept);
    question.begin(1, 'cards', 'trash');
    for (const label of ['estate', 'duchy']) question.offer(label, 0, 1);
    question.finish();
    expect(JSON.stringify(kept)).toBe(text);
  });

  test('offers a menu as it is', () => {
    const question = new Question();
    question.begin(0, 'phase', 'phase');
    question.offerMenu(menu);
    question.finish();
    expect(question.decision.choices).toEqual(menu.choices);
    expect([question.size, ...question.refs]).toEqual([2, 4, 9]);
  });

  test('offers a menu after other choices, and the menu stays as it is', () => {
    const question = new Question();
    question.begin(0, 'phase', 'phase');
    question.offer('play copper', 1, 3);
    question.offerMenu(menu);
    question.finish();
    expect(question.decision.choices).toEqual([{ label: 'play copper', count: 3 }, ...menu.choices]);
    expect(question.refs.slice(0, 3)).toEqual([1, 4, 9]);
    expect(menu.refs).toEqual([4, 9]);
  });

  test('after a menu is not mixed up with it', () => {
    const question = new Question();
    question.begin(0, 'phase', 'phase');
    question.offerMenu(menu);
    question.begin(0, 'cards', 'discard');
    question.offerEqual('copper', 4);
    question.offerEqual('copper', 4);
    question.finish();
    expect(question.decision.choices).toEqual([{ label: 'copper', count: 2 }]);
    expect(menu.choices).toEqual([
      { label: 'buy gold', count: 1 },
      { label: 'buy moat', count: 1 },
    ]);
  });
});
