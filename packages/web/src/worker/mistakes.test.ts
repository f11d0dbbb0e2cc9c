import { mistakeCodes } from '@provincia/bots';
import { languages, loadMistakeWords } from '@provincia/catalog';
import { describe, expect, test } from 'vitest';
import { checkStrategy } from './strategies.ts';

const line = (text: string) => `name: x\nbuy:\n  - ${text}`;
const condition = (text: string) => line(`gold: ${text}`);

/** For every mistake that can be made a text that has it, and what is said of it. */
const mistakes: [text: string, sentence: string][] = [
  [`name: x\n${'#\n'.repeat(10_000)}`, 'A strategy has at most 20,000 characters.'],
  [`name: ${'x'.repeat(600)}`, 'A line of a strategy has at most 500 characters.'],
  ['name: @x', 'This is not valid YAML. Text with special signs goes in quotes.'],
  ['name: x\nbuy:\n\t- gold', 'Indent lines with spaces, not tabs.'],
  [`${line('gold')}\n - silver`, 'Indent this line like the other lines of its list.'],
  ['name: x: y', 'Text with a colon in it goes in quotes.'],
  ['name: x\nname: y', 'This word is already there: remove one of the two.'],
  ['name: [', 'A bracket, a quote, a comma or a colon is missing here.'],
  ['name: x\nbuy: [&a gold, *a]', 'A strategy cannot refer to other parts of its text.'],
  ['? [gold]\n: x', 'A single word is expected before the colon.'],
  ['', 'A strategy has lines "name: ..." and "buy: ...".'],
  ['wins: all', 'There is no "wins" in a strategy. There are name, description, buy, gain, trash, play.'],
  ['buys: all', 'There is no "buys" in a strategy. Do you mean "buy"?'],
  ['name: x', 'The strategy has no "buy".'],
  ['name:\nbuy: [gold]', '"name" is a line of text.'],
  ['name: x\nbuy: gold', '"buy" is a list, with a line such as "- province" for each card.'],
  ['name: x\nbuy: []', 'The list "buy" is empty.'],
  [line('[gold]'), 'A card is expected here, not a list.'],
  [line('{gold: coins > 3, silver: coins > 2}'), 'Each card has its own line: put "- " before "silver".'],
  [line('gold: [coins > 3]'), 'A condition is expected here.'],
  [line('gold:'), 'A condition is expected after "gold:".'],
  [line('gold coins > 3'), 'A colon is missing between the card and its condition.'],
  [line('then: [gold]'), 'A block with "then" needs a condition "when".'],
  [line('when: coins > 3'), 'A block with "when" needs a list "then" with lines such as "- gold".'],
  [line('{when: coins > 3, than: [gold]}'), 'A block has only "when" and "then", not "than".'],
  [line(`${'{when: 1 > 0, then: ['.repeat(11)}gold${']}'.repeat(11)}`), 'Blocks are nested too deeply.'],
  [
    line(`{when: ${'coins > 1 and '.repeat(25)}buys > 1, then: [${'gold,\n      '.repeat(60)}]}`),
    'With their blocks, the conditions of a list have at most 20,000 characters.',
  ],
  [line(''), 'The id of a card is expected here.'],
  [line('jester'), 'There is no card "jester".'],
  [line('Throne Room'), 'There is no card "Throne Room". Do you mean "throne-room"?'],
  [`${line('gold')}\nplay: [gold]`, '"gold" is not an action.'],
  [line('hovel'), '"hovel" has no pile: it is only in starting decks.'],
  [line('dame-anna'), '"dame-anna" has no pile of its own: it lies in the pile "knights".'],
  [line('spoils'), '"spoils" can never be bought: its pile is not in the supply.'],
  [condition(`1${'\n      + 1'.repeat(300)} > 9`), 'A condition has at most 500 words and signs.'],
  [condition(`${'-'.repeat(60)}1 > 2`), 'The condition is nested too deeply.'],
  [condition('coins > 4 / 2'), '"/" has no meaning in a condition.'],
  [condition('coins > 3 && buys > 1'), '"&" has no meaning in a condition. Write "and" instead.'],
  [condition('coins > 1.5'), '"." has no meaning in a condition. Numbers are whole.'],
  [condition('coins > 3)'), '")" is not expected here. No parenthesis is open.'],
  [condition('(coins > 3'), 'A ")" is missing here.'],
  [condition('coins > 3 buys'), '"buys" is not expected here. Join conditions with "and" or "or".'],
  [condition('coins'), 'A condition compares, as in "coins > 3", but "coins" is only a number.'],
  [condition('money and 3'), '"and" goes with comparisons, but "money" is a number.'],
  [condition('1 + (coins > 3) > 1'), '"+" goes with numbers, but "(coins > 3)" is true or false.'],
  [condition('2 < coins <= 5'), 'Comparisons do not form chains. Write "2 < coins and coins <= ...".'],
  [condition('coins => 3'), 'A number or a name such as "coins" is expected here, not ">".'],
  [
    condition('coins >'),
    'A number or a name such as "coins" is expected here, not the end of the condition.',
  ],
  [condition('own > 3'), '"own" needs a card, as in "own(silver)".'],
  [condition('coins(gold) > 3'), '"coins" takes no card.'],
  [
    condition('provinces < 4'),
    'There is no "provinces" in a condition. There are money, coins, buys, actions, hand, turn, players, empty-piles, piles-to-end, lead, cards, provinces-left, colonies-left, their-money, their-cards, their-hand, own, supply, in-hand, in-play, their.',
  ],
  [condition('coin > 3'), 'There is no "coin" in a condition. Do you mean "coins"?'],
  [
    condition('coins-1 > 3'),
    'There is no "coins-1" in a condition. For minus, put spaces around it: "coins - 1".',
  ],
  [
    condition('silver > 3'),
    'There is no "silver" in a condition. For a card, write "own(silver)" or "supply(silver)".',
  ],
];

function problemIn(text: string) {
  const checked = checkStrategy(text);
  if (checked.ok) throw new Error('no mistake was found');
  return checked.problem;
}

test('every mistake is made here once', () => {
  expect(mistakes.map(([text]) => problemIn(text).code)).toEqual(mistakeCodes);
});

test.each(mistakes)('%j: %s', async (text, sentence) => {
  const words = await loadMistakeWords('en');
  expect(words(problemIn(text))).toBe(sentence);
});

describe.each(languages.filter((language) => language !== 'en'))('in %s', async (language) => {
  const [words, english] = [await loadMistakeWords(language), await loadMistakeWords('en')];

  test('every mistake has a sentence of its own, with all that it names', () => {
    const said = mistakes.map(([text]) => words(problemIn(text)));
    expect(new Set(said).size).toBe(mistakes.length);
    expect(said.filter((sentence) => !/[.?]$/.test(sentence) || /[{}]/.test(sentence))).toEqual([]);
    for (const [i, [text]] of mistakes.entries()) {
      expect(said[i]).not.toBe(english(problemIn(text)));
      const named = Object.values(problemIn(text).values).filter((value) => typeof value === 'string');
      for (const value of named) expect(said[i]).toContain(value);
    }
  });
});

test('a mistake is told in one line, whatever the text has in it', async () => {
  const words = await loadMistakeWords('de');
  expect(words(problemIn(line('"a\\nb"')))).not.toContain('\n');
  expect(words({ code: 'no-card', values: { id: 'a\nb' } })).toBe('Eine Karte „a b“ gibt es nicht.');
});
