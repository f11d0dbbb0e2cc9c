import { bigMoney } from '@provincia/bots';
import { fillUp, library } from '@provincia/cards';
import { Game, rulesVersion } from '@provincia/engine';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerForBots } from './bot-loop.ts';

function started(): Game {
  const setup = { rules: rulesVersion, seed: '5'.repeat(32), players: 2, kingdom: fillUp([]), first: 0 };
  const game = Game.start(library, setup);
  if (!game.ok) throw new Error(game.problem.message);
  return game.value.game;
}

test('bots answer until a person is asked, and what they did is told', () => {
  const game = started();
  const { answers, events } = answerForBots(game, [bigMoney, null]);
  expect(game.decision?.player).toBe(1);
  const replayed = Game.replay(library, game.setup, answers);
  expect(replayed.ok && replayed.value.decision).toEqual(game.decision);
  expect(events.length).toBeGreaterThan(0);
  expect(answerForBots(game, [bigMoney, null])).toEqual({ answers: [], events: [] });
});

test('a long row of answers is given in pieces: so many, or what was thought of in a second', () => {
  let time = 0;
  let step = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += step));
  onTestFinished(() => clock.mockRestore());
  const game = started();
  // Who does nothing plays for ever.
  const idle = () => [];
  const piece = () => answerForBots(game, [idle, idle]).answers.length;
  expect(piece()).toBe(200);
  step = 300;
  expect(piece()).toBe(4);
});

test('an answer that does not fit is an error of the bot', () => {
  expect(() => answerForBots(started(), [({ choices: [first] }) => [first, first], null])).toThrow(
    'a bot gave an answer that is none',
  );
});
