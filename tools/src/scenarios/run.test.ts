import { describe, expect, test } from 'vitest';
import { readScenarios } from './read.ts';
import { runScenario } from './run.ts';

/** What is wrong with each scenario of a file. */
function problemsIn(text: string): string[][] {
  return readScenarios(text).map(runScenario);
}

/** The same for one scenario, from its `given` on. */
function problemsOf(text: string): string[] {
  return problemsIn(`- name: one\n  rule: general\n  kingdom: [smithy]\n${text}`)[0];
}

describe('a position', () => {
  test('has mats, cards set aside, tokens and potions', () => {
    const text = `
  given:
    p1: {mats: {island: [province], native-village: [silver]}, aside: [gold], tokens: {pirate-ship: 2}}
    p2: {tokens: {coffers: 0}}
    piles: {silver: {embargo: 1}}
    potions: 1
  then:
    p1: {mats: {island: [province], native-village: [silver]}, aside: [gold], tokens: {pirate-ship: 2}, vp: 6}
    p2: {mats: {island: []}, tokens: {pirate-ship: 0}}
    piles: {silver: {embargo: 1}, gold: {embargo: 0}}
    potions: 1
`;
    expect(problemsOf(text)).toEqual([]);
    const otherwise = text
      .replace(
        'then:\n    p1: {mats: {island: [province], native-village: [silver]}',
        'then:\n    p1: {mats: {island: []}',
      )
      .replace('aside: [gold], tokens: {pirate-ship: 2}, vp', 'aside: [], tokens: {pirate-ship: 1}, vp')
      .replace('gold: {embargo: 0}}\n    potions: 1', 'gold: {embargo: 2}}\n    potions: 0');
    expect(problemsOf(otherwise)).toEqual([
      'line 11: p1 aside: expected [], found ["gold"]',
      'line 11: p1 mats island: expected [], found ["province"]',
      'line 11: p1 tokens pirate-ship: expected 1, found 2',
      'line 13: piles gold embargo: expected 2, found 0',
      'line 14: potions: expected 0, found 1',
    ]);
  });

  test('counts what lies under a card in play as set aside', () => {
    expect(
      problemsOf(`
  given:
    p1: {hand: [haven, gold, estate]}
  do:
    - p1: play haven
    - p1: gold
  then: {p1: {hand: [estate], aside: [gold]}}
`),
    ).toEqual([]);
  });

  test('has only mats and tokens that some card brings, and basic piles that there are', () => {
    expect(
      problemsOf('  then: {p1: {mats: {iland: []}, tokens: {coin: 0}}, piles: {silver: {embrago: 0}}}'),
    ).toEqual([
      'line 4: p1 mats iland: expected [], found "no such mat"',
      'line 4: p1 tokens coin: expected 0, found "no such token"',
      'line 4: piles silver embrago: expected 0, found "no such token"',
    ]);
    expect(problemsOf('  given: {p1: {mats: {iland: [gold]}}}\n  then: {}')).toEqual([
      'line 4: There is no mat "iland-mat" in this game.',
    ]);
    expect(problemsOf('  basics: [gold]\n  then: {over: false}')).toEqual([]);
    expect(problemsOf('  basics: [smithy]\n  then: {}')).toEqual([
      expect.stringContaining('there is no basic pile "smithy" in this program'),
    ]);
  });
});

describe('a step', () => {
  const given = '  given:\n    p1: {hand: [copper, copper, copper]}\n    phase: buy\n  do:\n';

  test('can be an answer that is refused', () => {
    expect(
      problemsOf(`${given}
    - p1: {refused: buy gold}
    - p1: {refused: [treasures, treasures]}
    - p2: {refused: done}
    - p1: treasures
    - p1: {refused: buy gold}
    - p1: buy silver
  then: {asked: p2, supply: {silver: 39}}
`),
    ).toEqual([]);
    expect(problemsOf(`${given}    - p1: treasures\n    - p1: {refused: buy silver}\n`)).toEqual([
      expect.stringMatching(
        /^line 9, step 2 \(p1: buy silver\): this is to be refused, but is allowed: p1 is asked in a phase/,
      ),
    ]);
  });

  test('can look at how things stand', () => {
    const text = `${given}    - then: {coins: 0}\n    - p1: treasures\n    - then: {coins: 2, buys: 1}\n`;
    expect(problemsOf(text)).toEqual(['step 3:', 'line 10: coins: expected 2, found 3']);
    expect(problemsOf(text.replace('coins: 2', 'coins: 3'))).toEqual([]);
  });

  test('says in which line it does not fit, and what is asked', () => {
    expect(problemsOf(`${given}    - p1: treasures\n    - p1: buy gold\n  then: {}`)).toEqual([
      expect.stringMatching(
        /^line 9, step 2 \(p1: buy gold\): "buy gold" is not offered\..* p1 is asked in a phase for 0 to 1 of /,
      ),
    ]);
    expect(problemsOf(`${given}    - p2: treasures\n  then: {}`)).toEqual([
      expect.stringMatching(/^line 8, step 1 \(p2: treasures\): wrong player/),
    ]);
  });
});

describe('what is asked', () => {
  const militia = `
  given:
    p1: {hand: [militia]}
    p2: {hand: [copper, copper, estate, gold]}
  do:
    - p1: play militia
  then:
    asked: `;

  test('is who, how many, and which choices', () => {
    expect(problemsOf(`${militia}p2`)).toEqual([]);
    expect(problemsOf(`${militia}{who: p2, min: 1, max: 1, choices: [gold, estate, copper]}`)).toEqual([]);
    expect(problemsOf(`${militia}{who: p2, choices: [gold, estate, copper, copper]}`)).toEqual([]);
  });

  test('differs in each of these', () => {
    expect(problemsOf(`${militia}{who: p1, min: 0, max: 2, choices: [gold, copper, done]}`)).toEqual([
      'line 11: asked who: expected "p1", found "p2"',
      'line 11: asked min: expected 0, found 1',
      'line 11: asked max: expected 2, found 1',
      'line 11: asked choices: expected ["copper","done","gold"], found ["copper","estate","gold"]',
    ]);
  });

  test('may be nothing where it can be declined', () => {
    const text = '  given: {p1: {hand: [moat]}}\n  then: {asked: {who: p1, choices: [play moat, done]}}';
    expect(problemsOf(text)).toEqual([]);
  });
});

describe('a file', () => {
  test('says of each scenario that is none what is wrong, in which line', () => {
    expect(
      problemsIn(`
- name: no such field
  rule: general
  gifen: {}
  then: {}
- name: a step of nobody
  rule: general
  do:
    - p1: done
    - p7: done
    - p1: {refuse: done}
    - then: {cions: 1}
  then: {asked: {min: 1}}
- name: nothing is checked
  rule: general
  do:
    - p1: done
`),
    ).toEqual([
      ['is not a scenario:\nline 2, Unrecognized key: "gifen"'],
      [
        [
          'is not a scenario:',
          'line 10, do[1]: "p7" is neither a player, p1 to p6, nor "then".',
          'line 11, do[2]: What p1 picks is a label, a list of labels, or {refused: ...}.',
          'line 12, do[3].then: Unrecognized key: "cions"',
          'line 13, then.asked: "asked" is p1 to p6, nobody, or a block with who, and min, max and choices',
        ].join('\n'),
      ],
      [
        'is not a scenario:\nline 14, A scenario checks something: with "then", in a step too, or with "refused".',
      ],
    ]);
  });

  test('is a list', () => {
    expect(() => readScenarios('name: one')).toThrow('a scenario file is a YAML list of scenarios');
    expect(() => readScenarios('- {name: one')).toThrow(/at line 1/);
    expect(readScenarios('')).toEqual([]);
  });
});
