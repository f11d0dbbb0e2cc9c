import { expect, test } from 'vitest';
import { written } from './expression.ts';
import { inShort } from './mistake.ts';
import { parseStrategy } from './parse.ts';
import type { Line } from './strategy.ts';
import { strategy } from './testing.ts';

/** Its place, its code, and what its sentence names. */
function mistakeIn(text: string): string {
  const parsed = parseStrategy(text, 'mine.yaml');
  if (parsed.ok) throw new Error('no mistake was found');
  return inShort(parsed.problem);
}

/** A line as it is written in a file. */
function wordsOf({ card, when }: Line): string {
  return when === null ? card : `${card}: ${written(when)}`;
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
  expect(read.buy.map(wordsOf)).toEqual([
    'province',
    'witch: own(witch) < 2',
    'knights',
    'gold: coins > 6',
    'silver: own(silver) < 9 and own(gold) = 0',
    'estate: turn > 20',
  ]);
  expect(read.play.map(({ card }) => card)).toEqual(['witch', 'knights', 'madman']);
});

test('reads what to gain and to trash, and conditions everywhere', () => {
  const read = strategy(`name: x
buy: [gold]
gain: [{ duchy: turn > 9 }, silver]
trash:
  - curse
  - hovel
  - dame-anna
  - ruins
  - spoils
  - copper: money > 3
play:
  - militia: their-hand > 3
  - smithy
`);
  const lines = [read.gain, read.trash, read.play].map((list) => list.map(wordsOf));
  expect(lines).toEqual([
    ['duchy: turn > 9', 'silver'],
    ['curse', 'hovel', 'dame-anna', 'ruins', 'spoils', 'copper: money > 3'],
    ['militia: their-hand > 3', 'smithy'],
  ]);
});

test('a block adds its condition to each of its lines', () => {
  const read = strategy(`name: x
buy:
  - province
  - when: turn < 5 or buys > 1
    then:
      - silver
      - gold: own(gold) < 2 and coins > 6
      - then: [{ duchy: turn = 3 or turn = 4 }, estate]
        when: not lead > 0
  - copper
gain: [{ when: turn < 5, then: [village] }]
trash: [{ when: turn < 6, then: [estate] }]
play: [{ when: turn < 7, then: [moat] }]
`);
  expect(read.buy.map(wordsOf)).toEqual([
    'province',
    'silver: turn < 5 or buys > 1',
    'gold: (turn < 5 or buys > 1) and own(gold) < 2 and coins > 6',
    'duchy: (turn < 5 or buys > 1) and not lead > 0 and (turn = 3 or turn = 4)',
    'estate: (turn < 5 or buys > 1) and not lead > 0',
    'copper',
  ]);
  expect([read.gain, read.trash, read.play].map(([line]) => wordsOf(line))).toEqual([
    'village: turn < 5',
    'estate: turn < 6',
    'moat: turn < 7',
  ]);
});

test('needs no more than a name and something to buy', () => {
  const read = strategy('name: 1\nbuy: [silver]', 'C:\\plans\\Silver.yml');
  expect(read).toEqual({
    id: 'Silver',
    name: '1',
    description: null,
    buy: [{ card: 'silver', when: null }],
    gain: [],
    trash: [],
    play: [],
    piles: [],
  });
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
  ['name: x\nwins: all', '2:1 no-key wins name, description, buy, gain, trash, play'],
  ['name: x\nbuy: gold', '2:6 not-a-list buy province'],
  ['name: x\nbuy:', '2:5 not-a-list buy province'],
  ['name: x\nbuy: []', '2:6 empty-list buy'],
  ['name: x\nbuy: [gold]\nplay: []', '3:7 empty-list play'],
  ['name: x\nbuy: [gold]\nplay: [gold]', '3:8 not-an-action gold'],
  ['name: x\nbuy: [gold]\nplay: [[moat]]', '3:8 list-for-card'],
  ['name: x\nbuy: [gold]\nplay: [maot]', '3:8 no-card-near maot moat'],
  ['name: x\nbuy: [gold]\nplay: [moat: coin > 3]', '3:14 no-word-near coin coins'],
  ['name: x\nbuy: [gold]\nplay: {}', '3:7 not-a-list play village'],
  ['name: x\nbuy: [gold]\ngain: [spoils]', '3:8 not-in-supply spoils'],
  ['name: x\nbuy: [gold]\ngain: gold', '3:7 not-a-list gain province'],
  ['name: x\nbuy: [gold]\ntrash: [golf]', '3:9 no-card-near golf gold'],
  ['name: x\nbuy: [gold]\ntrash: []', '3:8 empty-list trash'],
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
  ['{}', '5 card-expected'],
  ['then: [gold]', '5 no-when'],
  ['when: coins > 3', '5 no-then'],
  ['{when: coins > 3, than: [gold]}', '23 not-in-block than'],
  ['{gold: coins > 3, then: [gold]}', '6 not-in-block gold'],
  ['{when: , then: [gold]}', '12 no-condition-after when'],
  ['{when: [coins > 3], then: [gold]}', '12 no-condition'],
  ['{when: coins > 3, then: gold}', '29 not-a-list then province'],
  ['{when: coins > 3, then: []}', '29 empty-list then'],
  ['{when: coin > 3, then: [gold]}', '12 no-word-near coin coins'],
  ['{when: coins > 3, then: [golf]}', '30 no-card-near golf gold'],
  [`${'{when: 1 > 0, then: ['.repeat(11)}gold${']}'.repeat(11)}`, '215 blocks-too-deep'],
];

const words =
  'money, coins, buys, actions, hand, turn, players, empty-piles, piles-to-end, lead, cards, provinces-left, colonies-left, their-money, their-cards, their-hand, own, supply, in-hand, in-play, their';

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
  ['money-coins > 3', '11 no-word-minus money-coins money - coins'],
  ['their-monye > 3', '11 no-word-near their-monye their-money'],
  ['their(wich) > 3', '17 no-card-near wich witch'],
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

test('is as patient with blocks as with what they stand for', () => {
  const block = (comparisons: number, lines: number) =>
    `name: x\nbuy:\n  - when: 1 > 0${'\n      and 1 > 0'.repeat(comparisons - 1)}\n    then:${'\n      - gold: buys > 1'.repeat(lines)}`;
  expect(parseStrategy(block(100, 15), 'x.yaml').ok).toBe(true);
  expect(mistakeIn(block(100, 30))).toMatch(/^\d+:9 blocks-too-long 20000$/);
  expect(parseStrategy(block(124, 1), 'x.yaml').ok).toBe(true);
  expect(mistakeIn(block(125, 1))).toMatch(/^\d+:9 condition-too-long 500$/);
});
