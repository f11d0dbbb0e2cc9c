import type { Result } from '@provincia/engine';
import { expect, test } from 'vitest';
import { type ParsedStrategy, parseStrategy } from './parse.ts';
import type { Strategy } from './strategy.ts';
import { strategy } from './testing.ts';

/** A mistake as a person is shown it. */
function mistakeIn(text: string): string {
  const parsed = parseStrategy(text, 'plans/mine.yaml');
  if (parsed.ok) throw new Error('no mistake was found');
  return parsed.problem.message;
}

test('reads a strategy', () => {
  const read = strategy(
    `name: Two Witches
description: Curses for everybody else.
buy:                        # in this order
  - province
  - witch: own(witch) < 2   # no more
  - knights
  - "gold": "coins > 6"
  - silver: >-
      own(silver) < 9 and
      own(gold) = 0
  - { estate: turn > 20 }
play: [witch, knights, madman]
`,
    'plans/two-witches.yaml',
  );
  expect(read).toMatchObject({
    id: 'two-witches',
    name: 'Two Witches',
    description: 'Curses for everybody else.',
    piles: ['witch', 'knights'],
  });
  const lines = read.buy.map(({ pile, when }) => (when === null ? pile : `${pile} if`));
  expect(lines).toEqual(['province', 'witch if', 'knights', 'gold if', 'silver if', 'estate if']);
  expect(read.play).toHaveLength(12);
  expect(read.play[0]).toBe('witch');
  expect(read.play).toContain('sir-martin');
});

test('needs no more than a name and something to buy', () => {
  const read = strategy('name: 1\nbuy: [silver]', 'C:\\plans\\Silver.yml');
  expect(read).toMatchObject({ id: 'Silver', name: '1', description: null, play: [], piles: [] });
});

test('shows the place of a mistake with a caret', () => {
  const parsed = parseStrategy('name: x\nbuy:\r\n  - gold: own(\tgolf) < 2\n', 'x.yaml');
  expect(parsed).toEqual({
    ok: false,
    problem: {
      code: 'strategy',
      message: 'x.yaml:3:16: There is no card "golf". Do you mean "gold"?',
      line: 3,
      column: 16,
      excerpt: '  - gold: own(\tgolf) < 2\n              \t^',
    },
  });
});

test('is a result like all others', () => {
  const result: Result<Strategy> = parseStrategy('', 'x.yaml') satisfies ParsedStrategy;
  expect(result.ok).toBe(false);
});

test.each([
  ['', '1:1: A strategy has lines "name: ..." and "buy: ...".'],
  ['- gold', '1:1: A strategy has lines "name: ..." and "buy: ...".'],
  ['name: [', '1:8: This is not valid YAML: Flow sequence'],
  ['name: x\nbuy:\n\t- gold', '3:1: This is not valid YAML: Tabs'],
  ['name: x\nbuy: [gold]\nbuy: [gold]', '3:1: This is not valid YAML: Map keys must be unique'],
  ['buy: [gold]', '1:1: The strategy has no "name".'],
  ['name: x', '1:1: The strategy has no "buy".'],
  ['name:\nbuy: [gold]', '1:6: "name" is a line of text.'],
  ['name: x\ndescription: []\nbuy: [gold]', '2:14: "description" is a line of text.'],
  ['name: x\nbuys: [gold]', '2:1: There is no "buys" in a strategy. Do you mean "buy"?'],
  ['name: x\nwins: all', '2:1: There is no "wins" in a strategy. There are name, description, buy, play.'],
  ['name: x\nbuy: gold', '2:6: "buy" is a list'],
  ['name: x\nbuy:', '2:5: "buy" is a list'],
  ['name: x\nbuy: []', '2:6: The list "buy" is empty.'],
  ['name: x\nbuy: [gold]\nplay: []', '3:7: The list "play" is empty.'],
  ['name: x\nbuy: [gold]\nplay: [gold]', '3:8: "gold" is no action.'],
  ['name: x\nbuy: [gold]\nplay: [[moat]]', '3:8: The id of a card is expected here.'],
  ['name: x\nbuy: [gold]\nplay: [maot]', '3:8: There is no card "maot". Do you mean "moat"?'],
  ['name: x\nbuy: [&a gold, *a]', '2:16: A strategy has no references'],
  ['name: x\nbuy:\n  ? [gold]\n  : coins > 2', '3:5: A single word is expected before the colon.'],
  [`name: ${'x'.repeat(600)}`, '1:1: A line of a strategy has at most 500 characters.'],
  ['name: x\n'.repeat(3000), '1:1: A strategy has at most 20000 characters.'],
])('finds the mistake in the file %j', (text, expected) => {
  expect(mistakeIn(text).slice(0, `plans/mine.yaml:${expected}`.length)).toBe(`plans/mine.yaml:${expected}`);
});

test.each([
  ['jester', '5: There is no card "jester".'],
  ['Throne Room', '5: There is no card "Throne Room". Do you mean "throne-room"?'],
  ['', '5: The id of a card is expected here.'],
  ['[gold]', '5: A card is expected here, not a list.'],
  ['spoils', '5: "spoils" can never be bought: its pile is not in the supply.'],
  ['hovel', '5: "hovel" has no pile: it is only in starting decks.'],
  ['dame-anna', '5: "dame-anna" has no pile of its own: it lies in the pile "knights".'],
  ['gold coins > 3', '9: Between the card and its condition a colon is missing.'],
  ['gold:', '10: After "gold:" a condition is expected.'],
  ['gold: [coins > 3]', '11: A condition is expected here.'],
  ['{gold: coins > 3, silver: coins > 2}', '23: Each card has its own line: put "- " before "silver".'],
])('finds the mistake in the line "%s"', (line, expected) => {
  expect(mistakeIn(`name: x\nbuy:\n  - ${line}`)).toBe(`plans/mine.yaml:3:${expected}`);
});

test.each([
  ['coins', '11: A condition compares, as in "coins > 3", but "coins" is only a number.'],
  ['money and 3', '11: "and" goes with comparisons, but "money" is a number.'],
  ['coins > 3 and 3', '25: "and" goes with comparisons, but "3" is a number.'],
  ['coins > 3 or buys', '24: "or" goes with comparisons, but "buys" is a number.'],
  ['not coins + 1', '15: "not" goes with comparisons, but "coins + 1" is a number.'],
  ['(coins > 3) = (buys > 1)', '11: "=" goes with numbers, but "(coins > 3)" is true or false.'],
  ['1 + (coins > 3) > 1', '15: "+" goes with numbers, but "(coins > 3)" is true or false.'],
  ['2 < coins <= 5', '21: Comparisons do not form chains. Write "2 < coins and coins <= ...".'],
  ['coins-1 > 3', '11: There is no "coins-1" in a condition. For minus, put spaces around it: "coins - 1".'],
  [
    'empty-piles-1 > 3',
    '11: There is no "empty-piles-1" in a condition. For minus, put spaces around it: "empty-piles - 1".',
  ],
  [
    'provinces < 4',
    '11: There is no "provinces" in a condition. There are money, coins, buys, turn, empty-piles, lead, cards, provinces-left, own, supply.',
  ],
  ['coin > 3', '11: There is no "coin" in a condition. Do you mean "coins"?'],
  [
    'constructor > 3',
    '11: There is no "constructor" in a condition. There are money, coins, buys, turn, empty-piles, lead, cards, provinces-left, own, supply.',
  ],
  [
    'silver > 3',
    '11: There is no "silver" in a condition. For a card, write "own(silver)" or "supply(silver)".',
  ],
  ['own > 3', '14: "own" needs a card, as in "own(silver)".'],
  ['own() > 3', '15: The id of a card is expected here.'],
  ['own(wich) < 2', '15: There is no card "wich". Do you mean "witch"?'],
  ['own(throne room) < 2', '15: There is no card "throne room". Do you mean "throne-room"?'],
  ['own(witch < 2', '21: A ")" is missing here.'],
  ['supply(dame-anna) < 2', '18: "dame-anna" has no pile of its own: it lies in the pile "knights".'],
  ['coins(gold) > 3', '16: "coins" takes no card.'],
  ['coins >', '18: A number or a name such as "coins" is expected here, not the end of the condition.'],
  ['coins => 3', '18: A number or a name such as "coins" is expected here, not ">".'],
  ['coins > 3 and', '24: A number or a name such as "coins" is expected here, not the end of the condition.'],
  ['or coins > 3', '11: A number or a name such as "coins" is expected here, not "or".'],
  ['(coins > 3', '21: A ")" is missing here.'],
  ['coins > 3)', '20: ")" is not expected here. No parenthesis is open.'],
  ['coins > 3 buys > 1', '21: "buys" is not expected here. Conditions are joined by "and" or "or".'],
  ['coins > 3 && buys > 1', '21: "&" has no meaning in a condition. Write "and" for it.'],
  ['coins > 1.5', '20: "." has no meaning in a condition. Numbers are whole.'],
  ['coins > 4 / 2', '21: "/" has no meaning in a condition.'],
  [`${'('.repeat(60)}1 > 2${')'.repeat(60)}`, '62: The condition is nested too deeply.'],
  [`${'-'.repeat(60)}1 > 2`, '62: The condition is nested too deeply.'],
])('finds the mistake in the condition "%s"', (condition, expected) => {
  expect(mistakeIn(`name: x\nbuy:\n  - gold: ${condition}`)).toBe(`plans/mine.yaml:3:${expected}`);
});

test('finds a mistake on a later line of a condition, and behind a quote', () => {
  const start = 'name: x\nbuy:\n  - gold: ';
  const ending = 'There is no "coin" in a condition. Do you mean "coins"?';
  expect(mistakeIn(`${start}buys > 1 and\n      coin > 3`)).toBe(`plans/mine.yaml:4:7: ${ending}`);
  expect(mistakeIn(`${start}|\n      buys > 1\n      and coin > 3`)).toBe(`plans/mine.yaml:5:11: ${ending}`);
  expect(mistakeIn(`${start}'coin > 3'`)).toBe(`plans/mine.yaml:3:12: ${ending}`);
});

test('is patient with long conditions, but not without end', () => {
  const condition = (words: number) => `name: x\nbuy:\n  - gold: 1${'\n      + 1'.repeat(words / 2)} > 9`;
  expect(parseStrategy(condition(400), 'x.yaml').ok).toBe(true);
  expect(mistakeIn(condition(600))).toContain('A condition has at most 500 words and signs.');
});

test('says it in one line, whatever the file has in it', () => {
  expect(mistakeIn('name: x\nbuy:\n  - "a\\nb"')).not.toContain('\n');
});
