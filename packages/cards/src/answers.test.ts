import { describe, expect, test } from 'vitest';
import { answer, asked, everythingOf, layOut } from './testing.ts';

/** The second player has to discard two of five cards for a Militia. */
function militiaPlayed() {
  const game = layOut([
    { hand: ['militia', 'silver'] },
    { hand: ['copper', 'copper', 'estate', 'gold', 'duchy'] },
  ]);
  answer(game, 'play militia');
  return game;
}

function finished() {
  const game = layOut([{}, {}], { phase: 'buy', coins: 8, supply: { province: 1 } });
  answer(game, 'buy province');
  return game;
}

const notAnAnswer = 'An answer is an object {index, picks} with a whole number and a list of labels.';

const refusals: readonly (readonly [
  what: string,
  player: unknown,
  answer: unknown,
  code: string,
  message: string,
])[] = [
  ['nothing', 1, undefined, 'not-an-answer', notAnAnswer],
  ['null', 1, null, 'not-an-answer', notAnAnswer],
  ['a word', 1, 'gold', 'not-an-answer', notAnAnswer],
  ['a list of labels alone', 1, ['copper', 'copper'], 'not-an-answer', notAnAnswer],
  ['an answer without labels', 1, { index: 1 }, 'not-an-answer', notAnAnswer],
  ['an answer without a number', 1, { picks: ['copper', 'estate'] }, 'not-an-answer', notAnAnswer],
  ['a number in quotes', 1, { index: '1', picks: ['copper', 'estate'] }, 'not-an-answer', notAnAnswer],
  ['half a number', 1, { index: 1.5, picks: ['copper', 'estate'] }, 'not-an-answer', notAnAnswer],
  ['a word for the labels', 1, { index: 1, picks: 'copper' }, 'not-an-answer', notAnAnswer],
  ['places in the list', 1, { index: 1, picks: [0, 1] }, 'not-an-answer', notAnAnswer],
  [
    'the player whose turn it is, who is not asked',
    0,
    { index: 1, picks: ['copper', 'estate'] },
    'wrong-player',
    'Player 2 is deciding, not you.',
  ],
  [
    'a seat in quotes',
    '1',
    { index: 1, picks: ['copper', 'estate'] },
    'wrong-player',
    'Player 2 is deciding, not you.',
  ],
  [
    'nobody',
    undefined,
    { index: 1, picks: ['copper', 'estate'] },
    'wrong-player',
    'Player 2 is deciding, not you.',
  ],
  [
    'the answer to an earlier question',
    1,
    { index: 0, picks: ['copper', 'estate'] },
    'stale',
    'This answers question 0, but the game is at question 1.',
  ],
  [
    'the answer to a question to come',
    1,
    { index: 2, picks: ['copper', 'estate'] },
    'stale',
    'This answers question 2, but the game is at question 1.',
  ],
  ['no pick', 1, { index: 1, picks: [] }, 'too-few', 'Pick at least 2, not 0.'],
  ['one pick too few', 1, { index: 1, picks: ['copper'] }, 'too-few', 'Pick at least 2, not 1.'],
  [
    'one pick too many',
    1,
    { index: 1, picks: ['copper', 'copper', 'estate'] },
    'too-many',
    'Pick at most 2, not 3.',
  ],
  [
    'more of a card than there are',
    1,
    { index: 1, picks: ['estate', 'estate'] },
    'too-many',
    'At most 1 of "estate" can be picked.',
  ],
  [
    'a card that is not in hand',
    1,
    { index: 1, picks: ['copper', 'silver'] },
    'not-offered',
    '"silver" is not offered. Offered: copper, estate, gold, duchy.',
  ],
];

describe('an answer is refused, with the reason, and changes nothing:', () => {
  for (const [what, player, given, code, message] of refusals) {
    test(what, () => {
      const game = militiaPlayed();
      const before = everythingOf(game);
      expect(game.answer(player, given)).toEqual({ ok: false, problem: { code, message } });
      expect(everythingOf(game)).toEqual(before);
    });
  }

  test('any answer once the game is over', () => {
    const game = finished();
    const before = everythingOf(game);
    expect(game.decision).toBeNull();
    for (const player of [0, 1]) {
      expect(game.answer(player, { index: 1, picks: [] })).toEqual({
        ok: false,
        problem: { code: 'over', message: 'The game is over.' },
      });
    }
    expect(everythingOf(game)).toEqual(before);
  });
});

test('a game goes on after refused answers as if they had never been given', () => {
  const game = militiaPlayed();
  const twin = militiaPlayed();
  for (const [, player, given] of refusals) game.answer(player, given);
  expect(answer(game, 'copper', 'copper')).toEqual(answer(twin, 'copper', 'copper'));
  expect(everythingOf(game)).toEqual(everythingOf(twin));
  expect(game.view(1).toJSON().own?.hand).toEqual({ duchy: 1, estate: 1, gold: 1 });
  expect(asked(game)).toMatchObject({ index: 2, player: 0, kind: 'phase' });
});

test('equal cards are one choice with a count, and as many of them can be picked as there are', () => {
  const game = militiaPlayed();
  expect(asked(game)).toMatchObject({
    index: 1,
    player: 1,
    kind: 'cards',
    source: 'militia',
    purpose: 'discard',
    choices: [
      { label: 'copper', count: 2 },
      { label: 'estate', count: 1 },
      { label: 'gold', count: 1 },
      { label: 'duchy', count: 1 },
    ],
    min: 2,
    max: 2,
  });
});

test('a decision that was handed out stays as it was when the game goes on', () => {
  const game = militiaPlayed();
  const decision = asked(game);
  const text = JSON.stringify(decision);
  answer(game, 'gold', 'duchy');
  expect(asked(game)).not.toEqual(decision);
  expect(JSON.stringify(decision)).toBe(text);
});

test('a list of picks that is changed after the answer changes nothing in the game', () => {
  const game = layOut([{ hand: ['throne-room', 'militia'] }, { hand: ['moat', 'copper'] }]);
  const picks = ['play throne-room'];
  game.answer(0, { index: 0, picks });
  picks[0] = 'play militia';
  answer(game, 'militia');
  expect(game.save().answers).toEqual([['play throne-room'], ['militia']]);
  expect(asked(game)).toMatchObject({ player: 1, kind: 'reaction', source: 'militia' });
});
