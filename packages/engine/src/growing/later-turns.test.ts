import { describe, expect, test } from 'vitest';
import { forgetStopped } from '../turn.ts';
import { answer, asked, card, endTurn, labels, layOut, namesIn, twice } from './testing.ts';

const five = ['copper', 'copper', 'copper', 'copper', 'copper'];

/** Two cards and a buy, now and next turn. */
const wharf = card('wharf', {
  plus: { cards: 2, buys: 1 },
  nextTurn: { cards: 2, buys: 1 },
});

/** A card of the hand is kept for the next turn. */
const haven = card('haven', {
  setsAsideFaceDown: true,
  plus: { cards: 1, actions: 1 },
  play: (me, haven) => haven.setAside(me.pick({ purpose: 'set-aside' })),
  nextTurn: (me, kept) => me.takeBack(kept),
});

describe('a card that does something next turn', () => {
  test('stays in play until then and is discarded at the end of that turn', () => {
    const game = layOut({ cards: [wharf] }, [
      { hand: ['wharf'], deck: [...five, ...five, ...five] },
      { deck: five },
    ]);
    answer(game, 'play wharf');
    endTurn(game);
    expect(namesIn(game, 0, 'play')).toEqual(['wharf']);
    expect(namesIn(game, 0, 'hand')).toEqual(five);
    endTurn(game);
    expect(namesIn(game, 0, 'hand')).toHaveLength(7);
    expect(game.table.state.turn.buys).toBe(2);
    expect(namesIn(game, 0, 'play')).toEqual(['wharf']);
    endTurn(game);
    expect(namesIn(game, 0, 'play')).toEqual([]);
    expect(namesIn(game, 0, 'discard')).toContain('wharf');
  });

  test('does it twice if it was played twice, and what played it twice stays with it', () => {
    const game = layOut({ cards: [wharf, twice] }, [
      { hand: ['twice', 'wharf'], deck: [...five, ...five, ...five, ...five] },
      { deck: five },
    ]);
    answer(game, 'play twice');
    answer(game, 'wharf');
    endTurn(game);
    expect(namesIn(game, 0, 'play')).toEqual(['twice', 'wharf']);
    endTurn(game);
    expect(namesIn(game, 0, 'hand')).toHaveLength(9);
    endTurn(game);
    expect(namesIn(game, 0, 'play')).toEqual([]);
  });

  test('does not hold what played only its parent', () => {
    const smith = card('smith', { plus: { cards: 1 } });
    const game = layOut({ cards: [wharf, twice, smith] }, [
      { hand: ['twice', 'twice', 'wharf', 'smith'], deck: [...five, ...five, ...five] },
      { deck: five },
    ]);
    answer(game, 'play twice');
    answer(game, 'twice');
    answer(game, 'wharf');
    answer(game, 'smith');
    endTurn(game);
    expect(namesIn(game, 0, 'play')).toEqual(['twice', 'wharf']);
  });

  test('remembers what it kept, which lies where only its owner sees it', () => {
    const game = layOut({ cards: [haven] }, [
      { hand: ['haven', 'gold'], deck: [...five, ...five] },
      { deck: five },
    ]);
    answer(game, 'play haven');
    answer(game, 'gold');
    const [own, other] = [0, 1].map((seat) => game.view(seat).toJSON());
    expect(own.own?.waiting).toEqual([['gold']]);
    expect(other.seats[0].waiting).toEqual([{ card: 'haven', holds: [0], aside: 1 }]);
    expect(other.seats[0]).not.toHaveProperty('mats');
    expect(own.own?.owned.gold).toBe(1);
    endTurn(game);
    endTurn(game);
    expect(namesIn(game, 0, 'hand')).toEqual([...five, 'gold']);
  });

  test('has nothing left to do if it kept nothing', () => {
    const game = layOut({ cards: [haven] }, [{ hand: ['haven'] }, { deck: five }]);
    answer(game, 'play haven');
    endTurn(game);
    expect(namesIn(game, 0, 'play')).toEqual([]);
  });

  test('is put in order with others by its owner at the beginning of the turn', () => {
    const game = layOut({ cards: [wharf, haven] }, [
      { hand: ['haven', 'wharf', 'gold'], deck: [...five, ...five, ...five] },
      { deck: five },
    ]);
    answer(game, 'play haven');
    answer(game, 'gold');
    answer(game, 'play wharf');
    endTurn(game);
    answer(game);
    if (game.table.state.turn.owner === 1) endTurn(game);
    expect(asked(game)).toMatchObject({ player: 0, kind: 'reaction', min: 1 });
    expect(labels(game).sort()).toEqual(['haven', 'wharf']);
    answer(game, 'haven');
    expect(namesIn(game, 0, 'hand')).toHaveLength(8);
  });
});

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
        does: (me, attack) => attack.spare(me),
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
});

describe('extra turns', () => {
  const outpost = card('outpost', {
    play(me) {
      me.drawNextTime(3);
      if (!me.table.state.turn.extra) me.promiseTurn({ owner: me.seat, controller: me.seat });
    },
  });
  const possession = card('possession', {
    play(me) {
      const [left] = me.others();
      me.promiseTurn({ owner: left.seat, controller: me.seat });
    },
  });

  test('come right after this one and do not count', () => {
    const game = layOut({ cards: [outpost] }, [
      { hand: ['outpost'], deck: [...five, ...five] },
      { deck: five },
    ]);
    answer(game, 'play outpost');
    const events = answer(game);
    expect(events.find(({ type }) => type === 'turn')).toMatchObject({ player: 0, turn: 1, extra: true });
    expect(namesIn(game, 0, 'hand')).toEqual(['copper', 'copper', 'copper']);
    // A game that is stopped here has had no turn that counts in addition.
    forgetStopped(game.table.state);
    expect(game.outcome.turns).toEqual([1, 1]);
    endTurn(game);
    expect(game.table.state.turn).toMatchObject({ owner: 1, extra: false });
    expect(game.outcome.turns).toEqual([1, 2]);
  });

  test('may be decided by another player, who sees the cards it is about', () => {
    const game = layOut({ cards: [possession] }, [
      { hand: ['possession'], deck: five },
      { hand: ['gold', 'gold', 'estate'], deck: five },
    ]);
    answer(game, 'play possession');
    answer(game);
    expect(asked(game)).toMatchObject({ player: 0, of: 1 });
    expect(game.view(0).toJSON().controls?.hand).toEqual({ estate: 1, gold: 2 });
    expect(game.view(1).toJSON().controls).toBeUndefined();
    answer(game, 'treasures');
    answer(game, 'buy gold');
    expect(namesIn(game, 1, 'discard')).toContain('gold');
    expect(game.table.state.turn).toMatchObject({ owner: 1, controller: 1 });
    expect(asked(game).player).toBe(1);
  });
});
