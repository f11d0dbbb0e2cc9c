import { expect, test } from 'vitest';
import { shippedStrategies } from './shipped.ts';
import { strategy } from './testing.ts';
import { textOf } from './text.ts';

test.each([...shippedStrategies()])(
  '%s is the same strategy when it is written and read again',
  (id, own) => {
    expect(strategy(textOf(own), `${id}.yaml`)).toEqual(own);
  },
);

test('looks like a file that somebody wrote', () => {
  const text = `name: Two Witches
description: "Curses: for everybody else"
buy:
  - province: money > 15 or turn >= 20
  - witch: own(witch) < 2
  - silver
play: [witch, knights]
`;
  expect(textOf(strategy(text))).toBe(text);
});

test('writes every list, and blocks as the lines they stand for', () => {
  const own = strategy(`name: x
buy:
  - when: turn < 5 or buys > 1
    then: [silver, gold: lead > -6]
gain: [duchy]
trash: [curse, copper: money - coins > 3]
play: [militia: their-hand > 3, smithy]
`);
  expect(textOf(own)).toBe(`name: x
buy:
  - silver: turn < 5 or buys > 1
  - gold: (turn < 5 or buys > 1) and lead > -6
gain:
  - duchy
trash:
  - curse
  - copper: money - coins > 3
play:
  - militia: their-hand > 3
  - smithy
`);
  expect(strategy(textOf(own))).toEqual(own);
});

test('breaks lines that are too long to be read again', () => {
  const condition = Array.from({ length: 60 }, (_, n) => `own(gold) != ${n}`).join('\n      and ');
  const own = strategy(`name: x\nbuy:\n  - gold: ${condition}`);
  const text = textOf(own);
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThan(150);
  expect(strategy(text)).toEqual(own);
});

test('writes numbers of any length so that they can be read again', () => {
  const own = strategy(`name: x\nbuy:\n  - gold: coins < ${'9'.repeat(400)}`);
  expect(strategy(textOf(own))).toEqual(own);
  expect(JSON.parse(JSON.stringify(own))).toEqual(own);
});

test.each(['1', 'true', 'x: y', '# x', '"x"', "it's", '- x', '@x', ' # ', 'é', '[x', 'a\tb', 'a\nb', '~'])(
  'a strategy can be called %j',
  (name) => {
    const own = { ...strategy('name: x\nbuy: [gold]'), name: name.trim(), description: name.trim() };
    expect(strategy(textOf(own))).toEqual(own);
  },
);
