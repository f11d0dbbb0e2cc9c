import { Game, pack, unpack } from '@provincia/engine';
import { expect, test } from 'vitest';
import { library } from './index.ts';
import { numbers, randomKingdom, recordGame, setupOf, unwrap } from './testing.ts';

test('a whole game is packed into a short string and comes out of it the same', () => {
  for (let n = 0; n < 10; n++) {
    const { setup, answers, outcome } = recordGame(n, { players: 2 + (n % 5), kingdom: randomKingdom(n) });
    const text = pack(setup, answers);
    expect(text).toMatch(/^[0-9A-Za-z.,*_-]+$/);
    expect(text.length).toBeLessThan(600 + 2 * answers.flat().length + answers.length);
    const unpacked = unwrap(unpack(text));
    expect(unpacked).toEqual({ setup, answers });
    const game = unwrap(Game.replay(library, unpacked.setup, unpacked.answers));
    expect(game.outcome).toEqual(outcome);
  }
});

test('a game without answers and without a first seat is packed too', () => {
  expect(unwrap(unpack(pack(setupOf(), [])))).toEqual({ setup: setupOf(), answers: [] });
});

test('a packed game can stand in a link as it is', () => {
  const text = pack(setupOf(), [['play pawn'], ['+1-card', '+1-action'], ['treasures']]);
  expect(new URL(`https://example.org/?game=${text}`).searchParams.get('game')).toBe(text);
});

test('a packed game that is damaged anywhere is refused or another game, never an exception', () => {
  const { setup, answers } = recordGame(1);
  const text = pack(setup, answers.slice(0, 40));
  const random = numbers(4);
  const characters = [...'0Zz9-_.,!é '];
  let refused = 0;
  for (let at = 0; at < text.length; at++) {
    const other = characters[random(characters.length)];
    for (const damaged of [
      text.slice(0, at),
      text.slice(0, at) + text.slice(at + 1),
      text.slice(0, at) + other + text.slice(at + 1),
      text.slice(0, at) + other + text.slice(at),
    ]) {
      const unpacked = unpack(damaged);
      const replayed = unpacked.ok
        ? Game.replay(library, unpacked.value.setup, unpacked.value.answers)
        : unpacked;
      if (replayed.ok) continue;
      refused++;
      expect(replayed.problem).toEqual({
        code: expect.any(String),
        message: expect.stringMatching(/^[A-Z"].*\.$/),
      });
    }
  }
  expect(refused).toBeGreaterThan(2 * text.length);
});
