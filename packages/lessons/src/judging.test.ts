import type { Choice, Decision } from '@provincia/protocol';
import { describe, expect, test } from 'vitest';
import { answersTo, isAnswered, judge } from './judging.ts';
import type { Pattern, Rule } from './lesson.ts';

const phase: Decision = {
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

const card = (id: string, count = 1): Choice => ({ label: id, count, verb: 'pick', card: id });
const buy = (id: string): Choice => ({ label: `buy ${id}`, count: 1, verb: 'buy', card: id });

const discard: Decision = {
  ...phase,
  kind: 'cards',
  purpose: 'discard',
  from: 'hand',
  choices: [card('copper', 2), card('estate')],
  min: 2,
  max: 2,
};
const shop: Decision = { ...phase, choices: [buy('silver'), buy('village'), buy('estate'), buy('gold')] };

const texts = (decision: Decision) => answersTo(decision).map((picks) => picks.join(' '));

describe('the answers to a decision', () => {
  test('are its choices, and nothing where nothing has to be picked', () => {
    expect(texts({ ...shop, choices: [buy('gold')] })).toEqual(['', 'buy gold']);
    expect(texts({ ...shop, min: 1, choices: [buy('gold')] })).toEqual(['buy gold']);
  });

  test('each set of picks comes once, with no more of a card than there are', () => {
    expect(texts(discard)).toEqual(['copper copper', 'copper estate']);
    expect(texts({ ...discard, min: 0, max: 3 })).toEqual([
      '',
      'copper',
      'estate',
      'copper copper',
      'copper estate',
      'copper copper estate',
    ]);
  });

  test('in every order where that means something', () => {
    const order = {
      ...discard,
      kind: 'order' as const,
      ordered: true,
      choices: [card('copper'), card('estate')],
    };
    expect(texts(order)).toEqual(['copper estate', 'estate copper']);
  });
});

/** Which of the answers to a decision a pattern means. */
function meant(when: Pattern, decision: Decision): string[] {
  const rules: Rule[] = [{ verdict: 'accept', when }];
  return answersTo(decision)
    .filter((picks) => judge(rules, decision, picks) !== undefined)
    .map((picks) => picks.join(' ') || 'done');
}

describe('a pattern means', () => {
  test.each<[string, Pattern, Decision, string[]]>([
    ['one pick', { kind: 'picks', picks: ['buy gold'] }, shop, ['buy gold']],
    ['nothing picked', { kind: 'picks', picks: [] }, shop, ['done']],
    ['picks in any order', { kind: 'picks', picks: ['estate', 'copper'] }, discard, ['copper estate']],
    ['a type', { kind: 'all', verb: 'buy', type: 'treasure' }, shop, ['buy silver', 'buy gold']],
    ['a price and more', { kind: 'all', cost: [3, null] }, shop, ['buy silver', 'buy village', 'buy gold']],
    [
      'prices from one to another',
      { kind: 'all', cost: [2, 3] },
      shop,
      ['buy silver', 'buy village', 'buy estate'],
    ],
    ['one of some cards', { kind: 'all', card: ['gold', 'village'] }, shop, ['buy village', 'buy gold']],
    ['all picks of a type', { kind: 'all', type: 'treasure' }, discard, ['copper copper']],
    ['something among the picks', { kind: 'all', with: ['estate'] }, discard, ['copper estate']],
    ['so many picks', { kind: 'all', count: [0, 1] }, { ...discard, min: 0 }, ['done', 'copper', 'estate']],
    ['everything', { kind: 'anything' }, discard, ['copper copper', 'copper estate']],
  ])('%s', (_, when, decision, expected) => {
    expect(meant(when, decision)).toEqual(expected);
  });
});

test('the first rule that fits counts', () => {
  const rules: Rule[] = [
    { verdict: 'accept', when: { kind: 'picks', picks: ['buy gold'] }, reply: 'gold' },
    { verdict: 'explain', when: { kind: 'anything' }, reply: 'other' },
  ];
  expect(judge(rules, shop, ['buy gold'])?.reply).toBe('gold');
  expect(judge(rules, shop, [])?.reply).toBe('other');
});

test('a step is answered once nothing that it accepts is possible any more', () => {
  const rules: Rule[] = [
    { verdict: 'accept', when: { kind: 'picks', picks: ['buy gold'] } },
    { verdict: 'stay', when: { kind: 'anything' } },
  ];
  expect(isAnswered(rules, shop)).toBe(false);
  expect(isAnswered(rules, { ...shop, choices: [buy('silver')] })).toBe(true);
  expect(isAnswered(rules, null)).toBe(true);
});
