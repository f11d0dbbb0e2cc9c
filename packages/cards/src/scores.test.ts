import { expect, test } from 'vitest';
import { answer, kingdomWith, layOut, setupOf } from './testing.ts';

test('points are told by kinds of cards, also of those whose worth depends on the others', () => {
  const setup = setupOf({ kingdom: kingdomWith('gardens', 'duke', 'feodum'), shelters: false });
  const game = layOut(
    [
      {
        hand: ['gardens', 'gardens', 'duchy', 'duchy', 'duke', 'copper'],
        deck: ['silver', 'silver', 'silver', 'silver', 'feodum', 'curse', 'curse'],
        discard: ['duke', 'silver', 'silver', 'copper', 'copper', 'copper', 'copper'],
      },
      { hand: ['feodum', 'gardens', 'copper'] },
    ],
    { setup },
  );
  const [scores, poor] = game.scores;
  // Twenty cards, two Duchies, six Silvers.
  expect(new Map(scores.map(({ of, count, each }) => [of, [count, each]]))).toEqual(
    new Map([
      ['duchy', [2, 3]],
      ['curse', [2, -1]],
      ['gardens', [2, 2]],
      ['duke', [2, 2]],
      ['feodum', [1, 2]],
    ]),
  );
  expect(game.outcome.points).toEqual([14, 0]);
  // What is there and worth nothing is told too.
  expect(poor).toEqual(
    expect.arrayContaining([
      { of: 'gardens', count: 1, each: 0 },
      { of: 'feodum', count: 1, each: 0 },
    ]),
  );
});

test('a card that counts as another one does so here too', () => {
  const setup = setupOf({ kingdom: kingdomWith('band-of-misfits', 'great-hall') });
  const game = layOut([{ hand: ['band-of-misfits'], deck: ['copper'] }, {}], { setup });
  answer(game, 'play band-of-misfits');
  answer(game, 'great-hall');
  expect(game.scores[0]).toEqual([{ of: 'great-hall', count: 1, each: 1 }]);
  expect(game.outcome.points[0]).toBe(1);
});
