import { describe, expect, test } from 'vitest';
import type { Landscape } from '../card.ts';
import { PlayPhase, standardPhases } from '../phases.ts';
import { answer, card, endTurn, labels, layOut } from './testing.ts';

const five = ['copper', 'copper', 'copper', 'copper', 'copper'];

describe('the turn', () => {
  test('has as many phases as the rules have', () => {
    const bat = card('bat', {
      types: ['reaction'],
      play: (me) => me.addTo('bites', 1),
      counters: { bites: {} },
    });
    const night = new PlayPhase('night', (kind) => kind.id === 'bat');
    const game = layOut({ cards: [bat], phases: [...standardPhases(), night] }, [
      { hand: ['bat', 'bat'], deck: five },
      { deck: five },
    ]);
    answer(game);
    expect(game.view(0).phase).toBe('night');
    answer(game, 'play bat');
    answer(game, 'play bat');
    expect(game.view(0).toJSON().seats[0].counters).toEqual({ bites: 2 });
  });

  test('has more to buy than cards', () => {
    const scouting: Landscape = {
      id: 'scouting',
      set: 'test',
      editions: [1],
      cost: 2,
      bought: (me) => me.draw(2),
    };
    const game = layOut(
      { cards: [], landscapes: [scouting] },
      [{ hand: five, deck: [...five, ...five] }, {}],
      {
        phase: 'buy',
      },
    );
    expect(labels(game)).not.toContain('buy scouting');
    answer(game, 'treasures');
    const events = answer(game, 'buy scouting');
    expect(events[0]).toMatchObject({ type: 'buy', cards: ['scouting'] });
    expect(events[1]).toMatchObject({ type: 'draw', count: 2, source: 'scouting' });
  });

  test('may be under a rule that holds for the whole game', () => {
    const landmark = {
      id: 'baths',
      set: 'test',
      editions: [1],
      counters: { 'victory-tokens': { points: 1 } },
      abilities: [
        {
          moment: 'turn-ended',
          from: 'game',
          optional: false,
          when: (me, { owner }) => owner === me && me.table.state.turn.bought === 0,
          does: (me) => me.addTo('victory-tokens', 2),
        },
      ],
    } satisfies Landscape;
    const game = layOut({ cards: [], landscapes: [landmark] }, [{ hand: ['estate'] }, {}], { phase: 'buy' });
    endTurn(game);
    expect(game.outcome.points).toEqual([3, 0]);
    expect(game.scores).toEqual([
      [
        { of: 'estate', count: 1, each: 1 },
        { of: 'victory-tokens', count: 2, each: 1 },
      ],
      [],
    ]);
  });
});

test('a treasure that draws has left the hand before anything sees the hand, and what it draws is played too', () => {
  const purse = card('purse', { types: ['treasure'], plus: { coins: 1, cards: 1 } });
  const watch = card('watch', {
    counters: { held: {} },
    abilities: [
      { moment: 'shuffled', from: 'hand', optional: false, does: (me) => me.addTo('held', me.hand.length) },
    ],
  });
  const game = layOut(
    { cards: [purse, watch] },
    [{ hand: ['purse', 'copper', 'watch'], discard: ['copper'] }, { deck: five }],
    { phase: 'buy' },
  );
  answer(game, 'treasures');
  const { coins, seats, own } = game.view(0).toJSON();
  expect([coins, seats[0].counters, own?.hand]).toEqual([3, { held: 2 }, { watch: 1 }]);
});
