import { expect, test } from 'vitest';
import { soloGame } from './solo-game.ts';

test('a wish is read as JSON or as it is; anything else goes on with the last game', () => {
  const game = { seats: [null, 'easy'], kingdom: ['village'] };
  expect(soloGame(JSON.stringify(game))).toEqual(game);
  expect(soloGame(game)).toEqual(game);
  expect([null, '{', '5', { seats: 3 }].map(soloGame)).toEqual(['resume', 'resume', 'resume', 'resume']);
});
