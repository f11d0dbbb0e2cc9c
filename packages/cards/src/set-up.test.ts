import { checkSetup, firstAfter, Game, type Setup } from '@provincia/engine';
import { describe, expect, test } from 'vitest';
import { library } from './index.ts';
import { chiSquare, chiSquareLimit, kingdom, kingdomWith, seedOf, setupOf, startGame } from './testing.ts';

const PLAYERS = [2, 3, 4, 5, 6];

describe('Shelters', () => {
  const darkAges = library.piles.filter(({ set, home }) => set === 'dark-ages' && home === 'kingdom');
  const mixed = (count: number) => kingdomWith(...darkAges.slice(0, count).map(({ id }) => id));
  /** The starting decks of all players. */
  const decksOf = (more: Partial<Setup>) => {
    const { game } = startGame(more);
    return Array.from({ length: game.setup.players }, (_, seat) => game.view(seat).toJSON().own?.owned);
  };
  const withEstates = { copper: 7, estate: 3 };
  const withShelters = { copper: 7, hovel: 1, necropolis: 1, 'overgrown-estate': 1 };

  test('are in the decks of all players or of none', () => {
    expect(decksOf({ players: 4, shelters: true })).toEqual(Array(4).fill(withShelters));
    expect(decksOf({ players: 4, shelters: false })).toEqual(Array(4).fill(withEstates));
    expect(decksOf({ kingdom: mixed(10), shelters: false })).toEqual([withEstates, withEstates]);
  });

  test('are used when all piles are of Dark Ages, and not used when none is', () => {
    for (let n = 0; n < 50; n++) {
      expect(decksOf({ seed: seedOf(n), kingdom: mixed(10) })).toEqual([withShelters, withShelters]);
      expect(decksOf({ seed: seedOf(n), kingdom: mixed(0) })).toEqual([withEstates, withEstates]);
    }
  });

  test('are used in as many games as the share of piles that are of Dark Ages', () => {
    const games = 200;
    for (const count of [1, 3, 8]) {
      let used = 0;
      for (let n = 0; n < games; n++) {
        const [one, other] = decksOf({ seed: seedOf(n), kingdom: mixed(count) });
        expect(one).toEqual(other);
        if (one?.hovel) used++;
      }
      const share = count / 10;
      expect(Math.abs(used - games * share)).toBeLessThan(4 * Math.sqrt(games * share * (1 - share)));
    }
  });

  test('change nothing about the piles', () => {
    const estates = PLAYERS.map((players) =>
      startGame({ players, shelters: true }).game.view(null).left('estate'),
    );
    expect(estates).toEqual([8, 12, 12, 12, 12]);
  });
});

describe('starting decks', () => {
  test('are 7 Coppers and 3 Estates, five of them in hand and five in the deck, whatever the seed', () => {
    for (let n = 0; n < 100; n++) {
      const players = 2 + (n % 5);
      const { game } = startGame({ players, seed: seedOf(n) });
      for (let seat = 0; seat < players; seat++) {
        const { own, seats } = game.view(seat).toJSON();
        expect(own).toMatchObject({ owned: { copper: 7, estate: 3 }, deck: 5, looking: [] });
        expect(seats[seat]).toMatchObject({ hand: 5, discard: null, play: [], aside: [] });
      }
    }
  });

  test('are shuffled: the first hands have 2, 3, 4 or 5 Coppers as often as chance has it', () => {
    const counts = [0, 0, 0, 0];
    const games = 500;
    for (let n = 0; n < games; n++) {
      const { game } = startGame({ seed: seedOf(n) });
      for (const seat of [0, 1]) counts[(game.view(seat).toJSON().own?.hand.copper ?? 0) - 2]++;
    }
    const shares = [21, 105, 105, 21].map((ways) => ways / 252);
    expect(
      chiSquare(
        counts,
        shares.map((share) => 2 * games * share),
      ),
    ).toBeLessThan(chiSquareLimit(3));
  });

  test('of the players are shuffled apart from each other', () => {
    let alike = 0;
    for (let n = 0; n < 200; n++) {
      const { state } = startGame({ seed: seedOf(n) }).game.table;
      // the cards of the two starting decks are numbered one after the other
      const [one, other] = state.seats.map(({ deck, hand }) => [...deck, ...hand].map((card) => card % 10));
      if (one.join() === other.join()) alike++;
    }
    expect(alike).toBe(0);
  });
});

describe('who begins', () => {
  test('is drawn by the seed, every seat about equally often', () => {
    for (const players of PLAYERS) {
      const games = 300;
      const begun = Array<number>(players).fill(0);
      for (let n = 0; n < games; n++)
        begun[startGame({ players, seed: seedOf(n) }).game.decision?.player ?? -1]++;
      expect(chiSquare(begun, games / players)).toBeLessThan(chiSquareLimit(players - 1));
    }
  });

  test('is the seat that the setup names, and only that seat has begun a turn', () => {
    for (const players of PLAYERS) {
      for (let first = 0; first < players; first++) {
        const { game } = startGame({ players, first });
        const { onTurn, seats } = game.view(null).toJSON();
        expect([onTurn, game.decision?.player]).toEqual([first, first]);
        expect(seats.map(({ turns }) => turns)).toEqual(seats.map((_, seat) => (seat === first ? 1 : 0)));
      }
    }
  });

  test('is after a game with one winner the player on the left of the winner', () => {
    expect([0, 1, 2, 3].map((winner) => firstAfter([winner], 4))).toEqual([1, 2, 3, 0]);
    expect(firstAfter([1], 2)).toBe(0);
  });

  test('is drawn by the seed again after a tie', () => {
    expect(firstAfter([0, 1], 2)).toBeUndefined();
    expect(firstAfter([0, 2, 3], 4)).toBeUndefined();
  });
});

describe('a setup that is none is refused with what is wrong', () => {
  const changed = (more: object) => ({ ...setupOf(), ...more });
  const nine = kingdom.slice(1);
  const wrong: readonly (readonly [what: string, input: unknown, code: string, message: string])[] = [
    ['null', null, 'setup', 'A setup is an object.'],
    ['no object', 'a game, please', 'setup', 'A setup is an object.'],
    ['a field it does not have', changed({ ruins: true }), 'setup', 'A setup has no field "ruins".'],
    ['a rules version that never was', changed({ rules: 0 }), 'rules', 'up to 2, and 0 is none.'],
    ['no rules version', changed({ rules: undefined }), 'rules', 'up to 2, and undefined is none.'],
    ['a rules version in quotes', changed({ rules: '1' }), 'rules', 'up to 2, and "1" is none.'],
    [
      'the rules of a later program',
      changed({ rules: 3 }),
      'newer-rules',
      'The game is of rules version 3, and this program plays versions up to 2: update it.',
    ],
    ['a short seed', changed({ seed: '0'.repeat(31) }), 'seed', `not "${'0'.repeat(31)}".`],
    ['a long seed', changed({ seed: '0'.repeat(33) }), 'seed', `not "${'0'.repeat(33)}".`],
    ['a seed in upper case', changed({ seed: 'A'.repeat(32) }), 'seed', `not "${'A'.repeat(32)}".`],
    [
      'a seed and a line break',
      changed({ seed: `${seedOf(1)}\n` }),
      'seed',
      'A seed is 32 hexadecimal digits',
    ],
    ['a number as seed', changed({ seed: 1 }), 'seed', 'A seed is 32 hexadecimal digits (0-9, a-f), not 1.'],
    ['one player', changed({ players: 1 }), 'players', 'A game is for 2 to 6 players, not 1.'],
    ['seven players', changed({ players: 7 }), 'players', 'A game is for 2 to 6 players, not 7.'],
    ['two and a half players', changed({ players: 2.5 }), 'players', 'not 2.5.'],
    ['players in quotes', changed({ players: '2' }), 'players', 'not "2".'],
    ['a seat that is not there', changed({ first: 2 }), 'first', 'The seat that begins is 0 to 1, not 2.'],
    ['a seat before the first', changed({ first: -1 }), 'first', 'The seat that begins is 0 to 1, not -1.'],
    ['half a seat', changed({ first: 0.5 }), 'first', 'not 0.5.'],
    ['no kingdom', changed({ kingdom: undefined }), 'kingdom', 'A kingdom is a list of ten card ids.'],
    [
      'a kingdom in words',
      changed({ kingdom: 'village' }),
      'kingdom',
      'A kingdom is a list of ten card ids.',
    ],
    ['an unknown card', changed({ kingdom: [...nine, 'moon'] }), 'kingdom', '"moon", which is not a pile'],
    [
      'a number as card',
      changed({ kingdom: [...nine, 7] }),
      'kingdom',
      'The kingdom has 7, which is not a pile',
    ],
    [
      'a basic card',
      changed({ kingdom: [...nine, 'gold'] }),
      'kingdom',
      'The kingdom has gold, a basic card',
    ],
    [
      'a Knight',
      changed({ kingdom: [...nine, 'sir-martin'] }),
      'kingdom',
      '"sir-martin", which is not a pile',
    ],
    ['a Shelter', changed({ kingdom: [...nine, 'hovel'] }), 'kingdom', '"hovel", which is not a pile'],
    ['Ruins', changed({ kingdom: [...nine, 'ruins'] }), 'kingdom', 'ruins, which comes with other cards'],
    ['Spoils', changed({ kingdom: [...nine, 'spoils'] }), 'kingdom', 'spoils, which comes with other cards'],
    ['Shelters in words', changed({ shelters: 'yes' }), 'shelters', 'true or false, not "yes".'],
    ['Colonies in words', changed({ colonies: 'no' }), 'colonies', 'true or false, not "no".'],
    ['a card twice', changed({ kingdom: [...nine, 'moat'] }), 'kingdom', 'The kingdom has moat twice.'],
    [
      'nine cards',
      changed({ kingdom: nine }),
      'kingdom',
      'A kingdom has 10 different piles, this one has 9.',
    ],
    ['eleven cards', changed({ kingdom: [...kingdom, 'village'] }), 'kingdom', 'this one has 11.'],
  ];

  for (const [what, input, code, message] of wrong) {
    test(what, () => {
      const checked = checkSetup(library, input);
      expect(checked).toEqual({ ok: false, problem: { code, message: expect.stringContaining(message) } });
      expect(Game.start(library, input)).toEqual(checked);
    });
  }

  test('no seat, but said', () => {
    const message = 'The seat that begins is 0 to 1, not null.';
    expect(checkSetup(library, changed({ first: null }))).toMatchObject({ problem: { message } });
  });

  const strange = [null, Number.NaN, Number.POSITIVE_INFINITY, '', true, [], {}, () => 1, Symbol('one')];

  test('anything at all in any field', () => {
    for (const field of ['rules', 'seed', 'players', 'kingdom', 'first', 'shelters', 'colonies', 'more']) {
      const isYesNo = field === 'shelters' || field === 'colonies';
      for (const value of strange.filter((one) => !isYesNo || one !== true)) {
        const { ok } = checkSetup(library, changed({ [field]: value }));
        expect([field, value, ok]).toEqual([field, value, false]);
      }
    }
    for (const value of strange) expect(checkSetup(library, value)).toMatchObject({ ok: false });
    for (const value of strange)
      expect(checkSetup(library, changed({ kingdom: [value] }))).toMatchObject({ ok: false });
  });

  test('what cannot be written as JSON', () => {
    const endless: unknown[] = [];
    endless.push(endless);
    for (const value of [1n, endless]) {
      expect(checkSetup(library, changed({ seed: value }))).toMatchObject({ ok: false });
      expect(checkSetup(library, changed({ kingdom: [value] }))).toMatchObject({ ok: false });
    }
  });

  test('while the setup it was made from is taken as it is', () => {
    const setup: Setup = setupOf({ first: 1 });
    expect(checkSetup(library, setup)).toEqual({ ok: true, value: setup });
  });
});
