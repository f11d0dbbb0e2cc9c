import type { Game } from '@provincia/engine';
import { expect, test } from 'vitest';
import { library } from './index.ts';
import { answer, layOut } from './testing.ts';

/** Who gives, who gets, who sees neither. */
const [GIVER, RECEIVER, THIRD] = [0, 1, 2];
const everybody = [GIVER, RECEIVER, THIRD, null];

/** After a Masquerade, with which the first passed this card, it is the turn of the second. */
function passed(card: string, second: { hand: string[]; deck: string[] }): Game {
  const seats = [{ hand: ['masquerade', 'province', 'copper'] }, second, { hand: ['copper'] }];
  const game = layOut(seats);
  answer(game, 'play masquerade');
  for (const given of [card, 'estate']) answer(game, given);
  answer(game);
  answer(game);
  return game;
}

const points = (game: Game, viewer: number | null) =>
  [GIVER, RECEIVER, THIRD].map((seat) => game.view(viewer).points(seat));

test('a card that two passed between them still counts for the giver, as far as others know', () => {
  const game = passed('province', { hand: ['chapel', 'estate', 'copper'], deck: [] });
  expect(everybody.map((viewer) => points(game, viewer))).toEqual([
    [0, 7, 0],
    [0, 6, 1],
    [6, 0, 1],
    [6, 1, 0],
  ]);
});

const counts = (game: Game, viewer: number | null, id: string) =>
  [GIVER, RECEIVER, THIRD].map((seat) => game.view(viewer).countOf(seat, library.get(id)));

test('the cards themselves are counted in the same way, and how many there are everybody sees', () => {
  const game = passed('province', { hand: ['chapel', 'estate', 'copper'], deck: [] });
  expect(everybody.map((viewer) => counts(game, viewer, 'province'))).toEqual([
    [0, 1, 0],
    [0, 1, 0],
    [1, 0, 0],
    [1, 0, 0],
  ]);
  expect(everybody.map((viewer) => counts(game, viewer, 'estate'))).toEqual([
    [0, 1, 0],
    [0, 0, 1],
    [0, 0, 1],
    [0, 1, 0],
  ]);
  answer(game, 'play chapel');
  answer(game, 'province');
  for (const viewer of everybody) {
    expect(counts(game, viewer, 'province')).toEqual([0, 0, 0]);
    expect([GIVER, RECEIVER, THIRD].map((seat) => game.view(viewer).cardsOf(seat))).toEqual([3, 2, 1]);
  }
});

test('what nobody passed is counted for everybody as it is', () => {
  const game = layOut([
    { hand: ['copper'], discard: ['gold'] },
    { hand: ['gold'], deck: ['gold'] },
  ]);
  for (const viewer of [GIVER, RECEIVER, null])
    expect([GIVER, RECEIVER].map((seat) => game.view(viewer).countOf(seat, library.get('gold')))).toEqual([
      1, 2,
    ]);
});

test('that the passed card is trashed tells nobody which it was, if it could be another one', () => {
  const [own, got] = [
    passed('copper', { hand: ['chapel', 'estate', 'province'], deck: ['copper'] }),
    passed('province', { hand: ['chapel', 'estate', 'copper'], deck: ['province'] }),
  ];
  for (const game of [own, got]) {
    answer(game, 'play chapel');
    answer(game, 'province');
    expect([points(game, THIRD), points(game, null)]).toEqual([
      [6, 0, 1],
      [6, 1, 0],
    ]);
  }
  expect(points(own, GIVER)).toEqual([6, 1, 0]);
  expect(points(got, GIVER)).toEqual([0, 7, 0]);
});

test('if it can be no other one, everybody knows who had it', () => {
  const game = passed('province', { hand: ['chapel', 'estate', 'copper'], deck: [] });
  answer(game, 'play chapel');
  answer(game, 'province');
  expect(everybody.map((viewer) => points(game, viewer))).toEqual([
    [0, 1, 0],
    [0, 0, 1],
    [0, 0, 1],
    [0, 1, 0],
  ]);
});
