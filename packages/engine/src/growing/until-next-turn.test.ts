import { describe, expect, test } from 'vitest';
import { answer, asked, card, endTurn, layOut, namesIn } from './testing.ts';

const five = ['copper', 'copper', 'copper', 'copper', 'copper'];

describe('an effect that lasts until the next turn', () => {
  const lighthouse = card('lighthouse', {
    plus: { actions: 1, coins: 1 },
    nextTurn: { coins: 1 },
    abilities: [
      {
        moment: 'attack-aimed',
        from: 'waiting',
        optional: false,
        when: (me, attack) => attack.by !== me && !attack.spares(me),
        does: (me, attack) => attack.keepFrom(me),
      },
    ],
  });
  const thug = card('thug', {
    types: ['action', 'attack'],
    play: (_me, attack) => attack.eachVictim((victim) => victim.discardDownTo(3)),
  });

  test('holds in the turns of others and ends with its owner’s next one', () => {
    const game = layOut({ cards: [lighthouse, thug] }, [
      { hand: ['lighthouse'], deck: [...five, ...five] },
      { hand: ['thug'], deck: ['thug', 'thug', 'copper', 'copper', 'copper', ...five] },
    ]);
    answer(game, 'play lighthouse');
    endTurn(game);
    answer(game, 'play thug');
    expect(namesIn(game, 0, 'hand')).toEqual(five);
    endTurn(game);
    expect(game.table.state.turn.coins).toBe(1);
    endTurn(game);
    answer(game, 'play thug');
    expect(namesIn(game, 0, 'hand')).toHaveLength(3);
  });

  test('protects before anybody reacts, and nobody is asked to protect themselves once more', () => {
    const moat = card('moat', {
      types: ['action', 'reaction'],
      abilities: [
        {
          moment: 'attack-played',
          from: 'hand',
          optional: true,
          when: (me, attack) => attack.by !== me && !attack.spares(me),
          does: (me, attack) => attack.spare(me),
        },
      ],
    });
    const game = layOut({ cards: [lighthouse, thug, moat] }, [
      { hand: ['lighthouse'], deck: ['moat', 'copper', 'copper', 'copper', 'copper'] },
      { hand: ['thug'], deck: five },
    ]);
    answer(game, 'play lighthouse');
    endTurn(game);
    const events = answer(game, 'play thug');
    expect(events).toContainEqual({ type: 'spared', player: 0, source: 'lighthouse' });
    expect(asked(game)).toMatchObject({ player: 1, kind: 'phase' });
  });

  test('is suffered by all whom its play did not spare, and ordered by them', () => {
    const plague = card('plague', {
      types: ['action', 'attack'],
      nextTurn: {},
      abilities: [
        {
          moment: 'gained',
          from: 'suffered',
          optional: false,
          when: (me, { owner, cards: [{ kind }] }) => owner === me && kind.id === 'estate',
          does: (me) => void me.gain('curse'),
        },
      ],
    });
    const rich = ['gold', 'gold', 'gold', 'gold', 'gold'];
    const game = layOut({ cards: [lighthouse, plague] }, [
      { hand: ['lighthouse'], deck: rich },
      { hand: ['plague'], deck: five },
      { hand: ['gold'], deck: five },
    ]);
    answer(game, 'play lighthouse');
    endTurn(game);
    answer(game, 'play plague');
    expect(game.table.state.waiting.map(({ spared }) => spared)).toEqual([[], [0]]);
    endTurn(game);
    for (const gains of [['curse', 'estate'], ['estate']]) {
      const { owner } = game.table.turn;
      answer(game, 'treasures');
      // Nothing is asked about a single ability that works by itself.
      const events = answer(game, 'buy estate');
      const gained = events.filter(({ type, player }) => type === 'gain' && player === owner);
      expect(gained.flatMap((event) => ('cards' in event ? event.cards : [])).sort()).toEqual(gains);
      if (game.table.turn.owner === owner) endTurn(game);
    }
  });
});
