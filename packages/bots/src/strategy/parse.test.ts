import { expect, test } from 'vitest';
import { inShort } from './mistake.ts';
import { parseStrategy } from './parse.ts';
import { strategy } from './testing.ts';

/** Its place, its code, and what its sentence names. */
function mistakeIn(text: string): string {
  const parsed = parseStrategy(text, 'mine.yaml');
  if (parsed.ok) throw new Error('no mistake was found');
  return inShort(parsed.problem);
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
  const lines = read.buy.map(({ card, when }) => (when === null ? card : `${card} if`));
  expect(lines).toEqual(['province', 'witch if', 'knights', 'gold if', 'silver if', 'estate if']);
  expect(read.play.map(({ card }) => card)).toEqual(['witch', 'knights', 'madman']);
});

test('needs no more than a name and something to buy', () => {
  const read = strategy('name: 1\nbuy: [silver]', 'C:\\plans\\Silver.yml');
  expect(read).toMatchObject({ id: 'Silver', name: '1', description: null, play: [], piles: [] });
});

test('says what is wrong and where', () => {
  expect(parseStrategy('name: x\nbuy:\r\n  - gold: own(\tgolf) < 2\n', 'x.yaml')).toEqual({
    ok: false,
    problem: { code: 'no-card-near', values: { id: 'golf', near: 'gold' }, line: 3, column: 16 },
  });
});

/** Mistakes of the whole file. */
const files: [text: string, mistake: string][] = [
  ['', '1:1 not-a-strategy'],
  ['- gold', '1:1 not-a-strategy'],
  ['name: [', '1:8 yaml-missing'],
  ['name: "x', '1:9 yaml-missing'],
  ['name: x\nbuy:\n\t- gold', '3:1 yaml-tab'],
  ['name: x\nbuy:\n  - gold\n - silver', '4:1 yaml-indent'],
  ['name: x\nbuy:\n    - gold\n  - silver', '4:1 yaml-indent'],
  ['name: x: y\nbuy: [gold]', '1:7 yaml-colon'],
  ['name: x\nbuy: [gold]\nbuy: [gold]', '3:1 yaml-twice'],
  ['name: @x\nbuy: [gold]', '1:7 yaml'],
  ['buy: [gold]', '1:1 key-missing name'],
  ['name: x', '1:1 key-missing buy'],
  ['name:\nbuy: [gold]', '1:6 not-a-text name'],
  ['name: x\ndescription: []\nbuy: [gold]', '2:14 not-a-text description'],
  ['name: x\nbuys: [gold]', '2:1 no-key-near buys buy'],
  ['name: x\nwins: all', '2:1 no-key wins name, description, buy, play'],
  ['name: x\nbuy: gold', '2:6 not-a-list buy province'],
  ['name: x\nbuy:', '2:5 not-a-list buy province'],
  ['name: x\nbuy: []', '2:6 empty-list buy'],
  ['name: x\nbuy: [gold]\nplay: []', '3:7 empty-list play'],
  ['name: x\nbuy: [gold]\nplay: [gold]', '3:8 not-an-action gold'],
  ['name: x\nbuy: [gold]\nplay: [[moat]]', '3:8 card-expected'],
  ['name: x\nbuy: [gold]\nplay: [maot]', '3:8 no-card-near maot moat'],
  ['name: x\nbuy: [&a gold, *a]', '2:16 reference'],
  ['name: x\nbuy:\n  ? [gold]\n  : coins > 2', '3:5 one-word'],
  [`name: ${'x'.repeat(600)}`, '1:1 line-too-long 500'],
  [`name: x\n${'#\n'.repeat(10_000)}`, '1:1 too-long 20000'],
];

/** Mistakes of one line of what to buy. */
const lines: [line: string, mistake: string][] = [
  ['jester', '5 no-card jester'],
  ['Throne Room', '5 no-card-near Throne Room throne-room'],
  ['', '5 card-expected'],
  ['[gold]', '5 list-for-card'],
  ['spoils', '5 not-in-supply spoils'],
  ['hovel', '5 no-pile hovel'],
  ['dame-anna', '5 mixed-pile dame-anna knights'],
  ['gold coins > 3', '9 no-colon'],
  ['gold:', '10 no-condition-after gold'],
  ['gold: [coins > 3]', '11 no-condition'],
  ['{gold: coins > 3, silver: coins > 2}', '23 own-line silver'],
];

const words = 'money, coins, buys, turn, empty-piles, lead, cards, provinces-left, own, supply';

/** Mistakes of a condition. */
const conditions: [condition: string, mistake: string][] = [
  ['coins', '11 only-a-number coins'],
  ['money and 3', '11 not-a-comparison and money'],
  ['coins > 3 and 3', '25 not-a-comparison and 3'],
  ['coins > 3 or buys', '24 not-a-comparison or buys'],
  ['not coins + 1', '15 not-a-comparison not coins + 1'],
  ['(coins > 3) = (buys > 1)', '11 not-a-number = (coins > 3)'],
  ['1 + (coins > 3) > 1', '15 not-a-number + (coins > 3)'],
  ['2 < coins <= 5', '21 chain 2 < coins and coins <= ...'],
  ['coins-1 > 3', '11 no-word-minus coins-1 coins - 1'],
  ['empty-piles-1 > 3', '11 no-word-minus empty-piles-1 empty-piles - 1'],
  ['provinces < 4', `11 no-word provinces ${words}`],
  ['coin > 3', '11 no-word-near coin coins'],
  ['constructor > 3', `11 no-word constructor ${words}`],
  ['silver > 3', '11 no-word-card silver'],
  ['own > 3', '14 needs-card own'],
  ['own() > 3', '15 card-expected'],
  ['own(wich) < 2', '15 no-card-near wich witch'],
  ['own(throne room) < 2', '15 no-card-near throne room throne-room'],
  ['own(witch < 2', '21 not-closed'],
  ['supply(dame-anna) < 2', '18 mixed-pile dame-anna knights'],
  ['coins(gold) > 3', '16 takes-no-card coins'],
  ['coins >', '18 operand-at-end'],
  ['coins => 3', '18 operand >'],
  ['coins > 3 and', '24 operand-at-end'],
  ['or coins > 3', '11 operand or'],
  ['(coins > 3', '21 not-closed'],
  ['coins > 3)', '20 nothing-open'],
  ['coins > 3 buys > 1', '21 not-joined buys'],
  ['coins > 3 && buys > 1', '21 no-sign-instead & and'],
  ['coins > 1.5', '20 whole-numbers .'],
  ['coins > 4 / 2', '21 no-sign /'],
  [`${'('.repeat(60)}1 > 2${')'.repeat(60)}`, '62 condition-too-deep'],
  [`${'-'.repeat(60)}1 > 2`, '62 condition-too-deep'],
];

const lineOf = (line: string) => `name: x\nbuy:\n  - ${line}`;
const conditionOf = (condition: string) => lineOf(`gold: ${condition}`);

test.each(files)('finds the mistake in the file %j', (text, expected) => {
  expect(mistakeIn(text)).toBe(expected);
});

test.each(lines)('finds the mistake in the line "%s"', (line, expected) => {
  expect(mistakeIn(lineOf(line))).toBe(`3:${expected}`);
});

test.each(conditions)('finds the mistake in the condition "%s"', (condition, expected) => {
  expect(mistakeIn(conditionOf(condition))).toBe(`3:${expected}`);
});

test('finds a mistake on a later line of a condition, and behind a quote', () => {
  const start = 'name: x\nbuy:\n  - gold: ';
  const ending = 'no-word-near coin coins';
  expect(mistakeIn(`${start}buys > 1 and\n      coin > 3`)).toBe(`4:7 ${ending}`);
  expect(mistakeIn(`${start}|\n      buys > 1\n      and coin > 3`)).toBe(`5:11 ${ending}`);
  expect(mistakeIn(`${start}'coin > 3'`)).toBe(`3:12 ${ending}`);
});

test('is patient with long conditions, but not without end', () => {
  const condition = (words: number) => `name: x\nbuy:\n  - gold: 1${'\n      + 1'.repeat(words / 2)} > 9`;
  expect(parseStrategy(condition(400), 'x.yaml').ok).toBe(true);
  expect(mistakeIn(condition(600))).toContain(' condition-too-long 500');
});
