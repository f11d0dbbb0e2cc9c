import { describe, expect, test } from 'vitest';
import { Dealer } from '../imagine.ts';
import { Random } from '../random.ts';
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
  test('keeps a game going in which only what it has set aside could be played', () => {
    const cache = card('cache', {
      setsAsideFaceDown: true,
      play(me, cache) {
        cache.setAside(me.pick({ purpose: 'set-aside' }));
        cache.trashThis();
      },
      nextTurn: (me, kept) => me.takeBack(kept),
    });
    const supply = { copper: [], curse: [] };
    const game = layOut({ cards: [cache] }, [{ hand: ['cache', 'gold'] }, { hand: ['estate'] }], { supply });
    answer(game, 'play cache');
    expect(game.table.state.over).toBe(false);
    expect(namesIn(game, 0, 'hand')).toEqual(['gold']);
  });

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

  test('has it done although it has left play, and what played it twice stays in its place', () => {
    const march = card('march', {
      play(me) {
        for (const chosen of me.pick({ purpose: 'play', which: (kind) => kind.isAction })) {
          const ref = me.track(chosen, 'hand');
          me.play(ref);
          me.play(ref);
          me.trashTracked(ref);
        }
      },
    });
    const game = layOut({ cards: [wharf, march] }, [
      { hand: ['march', 'wharf'], deck: [...five, ...five, ...five, ...five] },
      { deck: five },
    ]);
    answer(game, 'play march');
    expect(game.view(1).toJSON().seats[0].waiting).toEqual([
      { card: 'wharf', holds: [0] },
      { card: 'wharf', holds: [0] },
    ]);
    endTurn(game);
    expect(namesIn(game, 0, 'play')).toEqual(['march']);
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

  test('gets back what others may imagine to be any of its owner’s cards', () => {
    const game = layOut({ cards: [haven] }, [
      { hand: ['haven', 'gold'], deck: ['estate', 'estate', 'copper', 'copper'] },
      { deck: five },
    ]);
    answer(game, 'play haven');
    answer(game, 'gold');
    const { state, layout } = game.table;
    const random = new Random('3'.repeat(32));
    const dealer = new Dealer(game.table, 1, random);
    const kept = Array.from({ length: 40 }, (_, i) => {
      random.reseed(String(i).padStart(32, '0'));
      const { seats, waiting } = dealer.deal(state, null);
      expect(seats[0].mats[0]).toEqual(waiting[0].kept);
      return layout.kindOf[waiting[0].kept[0]].id;
    });
    expect(new Set(kept)).toEqual(new Set(['copper', 'estate', 'gold']));
    expect(new Dealer(game.table, 0, random).deal(state, null).waiting).toEqual(state.waiting);
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

describe('extra turns', () => {
  const outpost = card('outpost', {
    plus: { actions: 1 },
    play(me, outpost) {
      me.drawNextTime(3);
      if (me.promiseOneTurn()) outpost.wait();
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
    expect(game.view(1).toJSON().extra).toBe(true);
    endTurn(game);
    expect(game.table.state.turn).toMatchObject({ owner: 1, extra: false });
    expect(game.view(1).toJSON()).not.toHaveProperty('extra');
    expect(game.outcome.turns).toEqual([1, 2]);
  });

  test('are promised to oneself once in a turn, and never a third in a row', () => {
    const game = layOut({ cards: [outpost] }, [
      { hand: ['outpost', 'outpost'], deck: ['outpost', ...five, ...five, ...five] },
      { deck: five },
    ]);
    answer(game, 'play outpost');
    answer(game, 'play outpost');
    // The first of the two stays for the turn that it brings, the other has nothing left to do.
    expect(game.view(1).toJSON().seats[0].waiting).toEqual([{ card: 'outpost', holds: [0] }]);
    endTurn(game);
    expect(game.table.state.turn).toMatchObject({ owner: 0, extra: true, previous: 0 });
    expect(namesIn(game, 0, 'play')).toEqual(['outpost']);
    answer(game, 'play outpost');
    expect(game.table.state.waiting).toEqual([]);
    endTurn(game);
    expect(game.table.state.turn).toMatchObject({ owner: 1, extra: false, previous: 0 });
    expect(namesIn(game, 0, 'play')).toEqual([]);
    expect(namesIn(game, 0, 'hand')).toHaveLength(3);
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
