import { expect, test } from 'vitest';
import { parseRulebook } from './parse.ts';
import { inline, ruleNumberOf, ruleNumbers } from './rulebook.ts';

const SMALL = `# Rules

Welcome.

## 1. Terms

- 1.1 A **deck** of {copper|Coppers}.

### 1.2 Piles

| Players | 2 |
|---|---|
| {estate|Estates} | 8 |

- 1.2.1 See §1.1.

## 2. Examples

> Your hand: {village} {smithy}
`;

test('chapters, sections, statements, tables and cards are told apart', () => {
  expect(parseRulebook(SMALL)).toEqual({
    title: 'Rules',
    lead: ['Welcome.'],
    chapters: [
      {
        number: '1',
        title: 'Terms',
        blocks: [{ kind: 'rule', number: '1.1', text: 'A **deck** of {copper|Coppers}.' }],
        sections: [
          {
            number: '1.2',
            title: 'Piles',
            blocks: [
              { kind: 'table', head: ['Players', '2'], rows: [['{estate|Estates}', '8']] },
              { kind: 'rule', number: '1.2.1', text: 'See §1.1.' },
            ],
            sections: [],
          },
        ],
      },
      {
        number: '2',
        title: 'Examples',
        blocks: [{ kind: 'cards', caption: 'Your hand', cards: ['village', 'smithy'] }],
        sections: [],
      },
    ],
  });
  expect(ruleNumbers(parseRulebook(SMALL))).toEqual(['1', '1.1', '1.2', '1.2.1', '2']);
});

test('words that stand out and rules referred to are told from words', () => {
  expect(inline('A **deck**: {1 coin} (§9.3).')).toEqual([
    { kind: 'words', words: 'A ' },
    { kind: 'strong', words: 'deck' },
    { kind: 'words', words: ': ' },
    { kind: 'amount', amount: 1, plus: false, sign: 'coins' },
    { kind: 'words', words: ' (' },
    { kind: 'rule', number: '9.3' },
    { kind: 'words', words: ').' },
  ]);
});

test('a scenario names a rule by its number, or by the set whose chapter it is in', () => {
  expect(ruleNumberOf('general 5.3')).toBe('5.3');
  expect(ruleNumberOf('seaside 4.2')).toBe('19.4.2');
  expect(ruleNumberOf('prosperity 13.1')).toBe('20.13.1');
  expect(['moat', 'empires 4.2', 'dark-ages example turns', 'general'].map(ruleNumberOf)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test.each([
  ['## 1. A\n- 1.2 B', 'line 2: 1.2 stands where 1.1 is next'],
  ['## 2. A', 'line 1: 2 stands where 1 is next'],
  ['### 1.1 A', 'line 1: section 1.1 stands in no chapter'],
  ['## 1. A\n- without a number', 'line 2: "- without a number" is no heading'],
  ['## 1. A\n| a | b |\n|---|---|\n| c |', 'line 4: 1 cells under 2'],
  ['## 1. A\n> Hand: {village} and more', 'is to be cards alone'],
  ['## 1. A\n> Hand: {nothing}', '{nothing} is neither an amount nor a card'],
])('what does not fit is an error that says where: %j', (source, message) => {
  expect(() => parseRulebook(source)).toThrow(message);
});
