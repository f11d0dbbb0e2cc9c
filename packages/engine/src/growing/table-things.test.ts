import { describe, expect, test } from 'vitest';
import { arrange } from '../arrange.ts';
import { Game } from '../game.ts';
import { Dealer } from '../imagine.ts';
import type { Ability } from '../moments.ts';
import { pack, unpack } from '../pack.ts';
import type { Player } from '../player.ts';
import { Random } from '../random.ts';
import { answer, asked, card, endTurn, labels, layOut, namesIn, unwrap } from './testing.ts';

const five = ['copper', 'copper', 'copper', 'copper', 'copper'];

const isle = card('isle', {
  types: ['action', 'victory'],
  points: 2,
  mats: { 'isle-mat': { cards: 'all', count: 'all' } },
  play(me, isle) {
    const cards = me.pick({ purpose: 'set-aside' });
    isle.putThisOn('isle-mat');
    me.putOnMat(cards, 'hand', 'isle-mat');
  },
});

describe('a mat that a card brings', () => {
  const seats = [
    { hand: ['isle', 'province'], deck: five },
    { deck: five, 'isle-mat': ['estate'] },
  ];

  test('holds cards that are still owned and count, and everybody sees it', () => {
    const game = layOut({ cards: [isle] }, seats);
    answer(game, 'play isle');
    const { seats: seen, own } = game.view(0).toJSON();
    expect(seen.map(({ mats }) => mats)).toEqual([
      { 'isle-mat': ['isle', 'province'] },
      { 'isle-mat': ['estate'] },
    ]);
    expect(own?.owned).toMatchObject({ isle: 1, province: 1 });
    expect(game.outcome.points).toEqual([8, 1]);
    expect(namesIn(game, 0, 'play')).toEqual([]);
  });

  test('is saved, copied and imagined', () => {
    const game = layOut({ cards: [isle] }, seats);
    answer(game, 'play isle');
    const saved = JSON.parse(JSON.stringify(game.save()));
    const again = Game.resume(saved, game.table);
    expect(again.view(1).toJSON()).toEqual(game.view(1).toJSON());
    const imagined = new Dealer(game.table, 1, new Random('2'.repeat(32))).deal(game.table.state, null);
    expect(imagined.seats[0].mats).toEqual(game.table.state.seats[0].mats);
  });

  test('is nowhere in a game without the card', () => {
    const game = layOut({ cards: [] }, [{ hand: five }, {}]);
    expect(game.view(0).toJSON().seats[0]).not.toHaveProperty('mats');
    const { setup } = game;
    const position = {
      setup,
      supply: {},
      trash: [],
      onTurn: 0,
      phase: 'action',
      actions: 1,
      buys: 1,
      coins: 0,
    };
    const laid = { turns: 1, 'isle-mat': ['estate'] };
    const refused = arrange(game.table.library, { ...position, seats: [laid, { turns: 1 }] });
    expect(refused).toMatchObject({ problem: { message: 'There is no mat "isle-mat" in this game.' } });
  });
});

describe('what a card lets count', () => {
  const monument = card('monument', {
    counters: { 'victory-tokens': { points: 1 } },
    plus: { coins: 2 },
    play: (me) => me.addTo('victory-tokens', 1),
  });

  test('is public and may be worth points', () => {
    const game = layOut({ cards: [monument] }, [
      { hand: ['monument'], deck: five, counters: { 'victory-tokens': 3 } },
      { deck: five },
    ]);
    const events = answer(game, 'play monument');
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'plus', counter: 'victory-tokens', count: 1 }),
    );
    expect(
      game
        .view(1)
        .toJSON()
        .seats.map(({ counters }) => counters),
    ).toEqual([{ 'victory-tokens': 4 }, { 'victory-tokens': 0 }]);
    expect(game.outcome.points).toEqual([4, 0]);
  });

  test('lies on piles as tokens and can be a rule of the game', () => {
    const embargo = card('embargo', {
      tokens: ['embargo'],
      play(me) {
        const pile = me.pickPile('choose', {});
        if (pile !== null) me.addToken('embargo', pile);
      },
      abilities: [
        {
          moment: 'bought',
          from: 'game',
          optional: false,
          when: (me, { owner, pile }) => owner === me && me.tokensOn('embargo', pile) > 0,
          does: (me) => void me.gain('curse'),
        },
      ],
    });
    const game = layOut({ cards: [embargo] }, [{ hand: ['embargo', 'gold'], deck: five }, { deck: five }]);
    answer(game, 'play embargo');
    answer(game, 'estate');
    const piles = game.view(1).toJSON().supply;
    expect(piles.find(({ pile }) => pile === 'estate')?.tokens).toEqual({ embargo: 1 });
    answer(game, 'treasures');
    answer(game, 'buy estate');
    expect(namesIn(game, 0, 'discard')).toEqual(expect.arrayContaining(['curse', 'estate']));
  });
});

describe('a cost', () => {
  const potion = card('potion', { cost: 4, types: ['treasure'], home: 'basic', plus: { potions: 1 } });
  const golem = card('golem', { cost: { coins: 4, potions: 1 } });
  const workshop = card('workshop', { play: (me) => void me.gainOneOf({ upTo: 4 }) });

  test('has parts that do not stand in for each other', () => {
    const game = layOut(
      { cards: [potion, golem, workshop] },
      [{ hand: [...five, 'potion'], deck: five }, { deck: five }],
      { phase: 'buy' },
    );
    answer(game, 'play copper');
    for (let i = 0; i < 4; i++) answer(game, 'play copper');
    expect(labels(game)).not.toContain('buy golem');
    answer(game, 'play potion');
    expect(game.view(0).toJSON().potions).toBe(1);
    expect(labels(game)).toContain('buy golem');
    answer(game, 'buy golem');
    expect(namesIn(game, 0, 'discard')).toContain('golem');
  });

  test('is compared as a whole', () => {
    const game = layOut({ cards: [potion, golem, workshop] }, [{ hand: ['workshop'], deck: five }, {}]);
    answer(game, 'play workshop');
    expect(labels(game)).toContain('potion');
    expect(labels(game)).not.toContain('golem');
    const pile = game
      .view(0)
      .toJSON()
      .supply.find((one) => one.pile === 'golem');
    expect(pile).toMatchObject({ cost: 4, potions: 1 });
  });

  test('may be less while something is in play', () => {
    const quarry = card('quarry', {
      types: ['treasure'],
      plus: { coins: 1 },
      cheaper: (kind) => (kind.isAction ? 2 : 0),
    });
    const game = layOut(
      { cards: [quarry, card('tower', { cost: 3 })] },
      [{ hand: ['quarry'], deck: five }, {}],
      {
        phase: 'buy',
      },
    );
    expect(labels(game)).not.toContain('buy tower');
    answer(game, 'play quarry');
    expect(labels(game)).toContain('buy tower');
    expect(
      game
        .view(1)
        .toJSON()
        .supply.find(({ pile }) => pile === 'tower')?.cost,
    ).toBe(1);
  });

  test('can be overpaid', () => {
    const mason = card('mason', { overpaid: (me, coins) => me.draw(coins) });
    const game = layOut({ cards: [mason] }, [{ hand: five, deck: [...five, ...five] }, { deck: five }], {
      phase: 'buy',
    });
    answer(game, 'treasures');
    answer(game, 'buy mason');
    expect(asked(game)).toMatchObject({ kind: 'amount', purpose: 'overpay', source: 'mason' });
    expect(labels(game)).toEqual(['0', '1', '2', '3']);
    const events = answer(game, '2');
    expect(events[0]).toMatchObject({ type: 'draw', count: 2, source: 'mason' });
  });

  test('is not all that decides what may be bought', () => {
    const grand = card('grand', { cost: 1, mayBeBought: (me) => me.count('play', 'copper') === 0 });
    const seats = [{ hand: ['copper', 'gold'], deck: five }, { deck: five }];
    const game = layOut({ cards: [grand] }, seats, { phase: 'buy' });
    const onTable = () =>
      game
        .view(0)
        .toJSON()
        .supply.find(({ pile }) => pile === 'grand');
    answer(game, 'play gold');
    expect(labels(game)).toContain('buy grand');
    expect(onTable()).not.toHaveProperty('barred');
    answer(game, 'play copper');
    expect(labels(game)).not.toContain('buy grand');
    expect(onTable()).toMatchObject({ barred: true });
  });
});

describe('a moment', () => {
  test('before a gain lets it be another', () => {
    const trader = card('trader', {
      types: ['action', 'reaction'],
      abilities: [
        {
          moment: 'would-gain',
          from: 'hand',
          optional: true,
          when: (me, { owner, kind, isCancelled }) => owner === me && !isCancelled && kind.id !== 'gold',
          does(me, gain) {
            gain.isCancelled = true;
            me.gain('gold');
          },
        },
      ],
    });
    const game = layOut({ cards: [trader] }, [{ hand: ['trader', 'copper'], deck: five }, {}], {
      phase: 'buy',
    });
    answer(game, 'buy curse');
    expect(asked(game)).toMatchObject({ kind: 'reaction' });
    answer(game, 'trader');
    expect(game.table.state.left[game.table.layout.pileOf.get('curse') as number]).toBe(10);
    expect(namesIn(game, 0, 'discard').filter((id) => id === 'gold')).toEqual(['gold']);
  });

  test('after a gain knows from where to where, and may move the card on', () => {
    const tower = card('tower', {
      types: ['action', 'reaction'],
      abilities: [
        {
          moment: 'gained',
          from: 'hand',
          optional: true,
          when: (me, { owner, to, isBought, cards }) =>
            owner === me && isBought && to === 'discard' && me.zones.discard.at(-1) === cards[0].card,
          does: (me, { cards: [{ card: gained }] }) => me.putOnDeck([gained], 'discard'),
        },
      ],
    });
    const game = layOut({ cards: [tower] }, [{ hand: ['tower', 'copper', 'copper'] }, {}], { phase: 'buy' });
    answer(game, 'treasures');
    answer(game, 'buy estate');
    answer(game, 'tower');
    expect(namesIn(game, 0, 'hand')).toContain('estate');
  });

  test.each(['shuffled', 'discarded', 'clean-up-started', 'turn-ended', 'turn-started'] as const)(
    '%s is one at which cards can act',
    (moment) => {
      const witness = card('witness', {
        counters: { seen: {} },
        abilities: [
          {
            moment,
            from: 'game',
            optional: false,
            when: (me: Player, { owner }: { owner: Player }) => owner === me,
            does: (me: Player) => me.addTo('seen', 1),
          } as Ability,
        ],
      });
      const cellar = card('cellar', { play: (me) => me.discard(me.pick({ purpose: 'discard' })) });
      const game = layOut({ cards: [witness, cellar] }, [
        { hand: ['cellar', 'estate', 'estate'], discard: five },
        { hand: five, deck: five },
      ]);
      answer(game, 'play cellar');
      endTurn(game);
      endTurn(game);
      expect(game.view(0).toJSON().seats[0].counters?.seen).toBeGreaterThan(0);
    },
  );
});

test('a landscape is part of the setup, and of a packed game', () => {
  const scouting = { id: 'scouting', set: 'test', editions: [1], cost: 2 };
  const { setup } = layOut({ cards: [], landscapes: [scouting] }, [{}, {}]);
  const text = pack(setup, [[]]);
  expect(unwrap(unpack(text))).toEqual({ setup, answers: [[]] });
});

test('a pile can become higher than it was, where a card puts others back on it', () => {
  const envoy = card('envoy', {
    cost: 0,
    refillsPiles: true,
    play(me) {
      for (const chosen of me.pick({ purpose: 'return' })) me.returnToPile(chosen, 'hand');
    },
  });
  const { setup, layout } = layOut({ cards: [envoy] }, [{}, {}]);
  const { game } = unwrap(Game.start(layout.library, { ...setup, first: 0 }));
  const sizes = () =>
    ['copper', 'estate', 'curse'].map((id) => game.table.state.left[game.layout.pileOf.get(id) ?? -1]);
  const before = sizes();
  for (let answers = 0; answers < 60; answers++) {
    const offered = labels(game);
    const wish = ['play envoy', 'estate', 'copper', 'buy envoy'].find((label) => offered.includes(label));
    answer(game, ...(wish === undefined ? [] : [wish]));
  }
  const [coppers, estates, curses] = sizes();
  expect([coppers > before[0], estates > before[1], curses]).toEqual([true, true, before[2]]);
  const owned = game.table.players.reduce((sum, { seat }) => sum + game.view(seat).cards, 0);
  const total = game.table.state.left.reduce((sum, left) => sum + left, owned);
  expect(total).toBe(game.layout.kindOf.length);
});
