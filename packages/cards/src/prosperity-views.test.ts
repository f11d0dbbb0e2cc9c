import { eventFor, Game } from '@provincia/engine';
import { describe, expect, test } from 'vitest';
import { library } from './index.ts';
import {
  answer,
  asked,
  copyOf,
  kingdomWith,
  type layOut,
  seen,
  setupOf,
  told,
  unwrap,
  withCards,
} from './testing.ts';

const OWNER = 0;
const OTHER = 1;
const SPECTATOR = null;
const strangers = [OTHER, SPECTATOR];
const everybody = [OWNER, ...strangers];
const five = Array<string>(5).fill('copper');

type Seats = Parameters<typeof layOut>[0];

/** In the buy phase. */
const buying = (cards: readonly string[], seats: Seats, more: Parameters<typeof layOut>[1] = {}) =>
  withCards(cards, seats, { phase: 'buy', ...more });

const pileIn = (game: Game, viewer: number | null, id: string) =>
  seen(game, viewer).supply.find(({ pile }) => pile === id);

describe('everybody sees (Prosperity 16.1)', () => {
  test('the victory tokens of all players', () => {
    const game = buying(
      ['goons'],
      [{ play: ['goons', 'goons'], counters: { vp: 3 } }, { counters: { vp: 1 } }],
    );
    const events = answer(game, 'buy copper');
    for (const viewer of everybody)
      expect(seen(game, viewer).seats.map(({ counters }) => counters?.vp)).toEqual([5, 1]);
    expect(events.filter((event) => event.type === 'plus' && event.counter === 'vp')).toHaveLength(2);
    expect(game.outcome.points).toEqual([5, 1]);
  });

  test('what has been named, for which card, and what may not be bought, until the turn is over', () => {
    const game = buying(
      ['contraband', 'war-chest'],
      [{ hand: ['contraband', 'war-chest'], deck: five }, { deck: five }],
    );
    answer(game, 'play contraband');
    expect(asked(game)).toMatchObject({ player: OTHER, kind: 'name', purpose: 'name', source: 'contraband' });
    const events = answer(game, 'silver');
    answer(game, 'play war-chest');
    answer(game, 'duchy');
    answer(game, 'silver');
    for (const viewer of everybody) {
      expect(told(events, 'name', viewer)).toEqual([['silver']]);
      expect(seen(game, viewer).named).toEqual({ contraband: ['silver'], 'war-chest': ['duchy'] });
      expect(pileIn(game, viewer, 'silver')?.barred).toBe(true);
      expect(pileIn(game, viewer, 'duchy')).not.toHaveProperty('barred');
    }
    expect(asked(game).choices.map(({ label }) => label)).not.toContain('buy silver');
    answer(game);
    for (const viewer of everybody) expect(seen(game, viewer)).not.toHaveProperty('named');
  });

  test('the tokens on piles and on the mat that all share', () => {
    const game = buying(['trade-route', 'gardens'], [{ deck: five }, {}], {
      coins: 2,
      mats: { 'trade-route': 1 },
    });
    const events = answer(game, 'buy estate');
    for (const viewer of everybody) {
      expect(seen(game, viewer).mats).toEqual({ 'trade-route': 2 });
      const tokens = seen(game, viewer).supply.map(({ pile, tokens }) => [pile, tokens?.['trade-route']]);
      expect(tokens.filter(([, count]) => count === 1).map(([pile]) => pile)).toEqual([
        'duchy',
        'province',
        'gardens',
      ]);
    }
    expect(events).toContainEqual({
      type: 'plus',
      player: OWNER,
      source: null,
      counter: 'trade-route',
      count: 1,
      cards: ['estate'],
      shared: true,
    });
  });

  test('what does something for the rest of the turn, and how often', () => {
    const game = buying(
      ['hoard', 'tiara', 'quarry'],
      [{ hand: ['tiara', 'hoard', 'quarry'], deck: five }, {}],
    );
    answer(game, 'play tiara');
    answer(game, 'hoard');
    answer(game, 'play quarry');
    for (const viewer of everybody)
      expect(seen(game, viewer).lasting).toEqual({ tiara: 1, hoard: 2, quarry: 1 });
  });

  test('what a card costs now, and because of which cards', () => {
    const cards = ['quarry', 'peddler', 'bridge', 'workers-village'];
    const seats = [{ hand: ['quarry'], play: ['bridge', 'workers-village'], deck: five }, {}];
    const game = buying(cards, seats);
    answer(game, 'play quarry');
    for (const viewer of everybody) {
      expect(pileIn(game, viewer, 'peddler')).toMatchObject({
        cost: 1,
        cheaper: { bridge: 1, quarry: 2, peddler: 4 },
      });
      expect(pileIn(game, viewer, 'workers-village')).toMatchObject({
        cost: 1,
        cheaper: { bridge: 1, quarry: 2 },
      });
      expect(pileIn(game, viewer, 'gold')).toMatchObject({ cost: 5, cheaper: { bridge: 1 } });
      expect(pileIn(game, viewer, 'copper')).toMatchObject({ cost: 0, cheaper: { bridge: 1 } });
    }
    answer(game);
    expect(pileIn(game, OTHER, 'peddler')).toMatchObject({ cost: 8 });
    expect(pileIn(game, OTHER, 'peddler')).not.toHaveProperty('cheaper');
  });

  test('which cards are treasures in this game only', () => {
    const game = withCards(['charlatan'], [{ hand: ['curse'] }, {}]);
    for (const viewer of everybody) expect(seen(game, viewer).treasures).toEqual(['curse']);
    expect(seen(withCards([], [{}, {}]), OWNER)).not.toHaveProperty('treasures');
  });
});

describe('only its player sees (Prosperity 16.3)', () => {
  test('the card that a Crystal Ball leaves on the deck', () => {
    const games = ['gold', 'market'].map((top) =>
      buying(['crystal-ball'], [{ hand: ['crystal-ball', 'copper'], deck: [top, 'copper'] }, {}]),
    );
    const looking = games.map((game) => answer(game, 'play crystal-ball'));
    expect(asked(games[0])).toMatchObject({ kind: 'options', about: 'gold', min: 0 });
    const left = games.map((game) => answer(game));
    for (const events of [looking, left])
      for (const viewer of strangers)
        expect(events[0].map((event) => eventFor(event, viewer))).toEqual(
          events[1].map((event) => eventFor(event, viewer)),
        );
    for (const viewer of strangers) expect(seen(games[0], viewer)).toEqual(seen(games[1], viewer));
  });

  test('the rest of the discard pile from which a Counting House takes Coppers', () => {
    const game = withCards(
      ['counting-house'],
      [{ hand: ['counting-house'], discard: ['market', 'copper', 'gold'] }, {}],
    );
    answer(game, 'play counting-house');
    const events = answer(game, 'copper');
    for (const viewer of strangers) {
      expect(told(events, 'put-in-hand', viewer)).toEqual([['copper']]);
      expect(
        JSON.stringify([seen(game, viewer), events.map((event) => eventFor(event, viewer))]),
      ).not.toContain('market');
    }
  });
});

test('a Watchtower that is shown is seen by all, and so is where the gained card goes', () => {
  const game = buying(['watchtower'], [{ hand: ['watchtower'], deck: five }, {}]);
  answer(game, 'buy curse');
  expect(asked(game)).toMatchObject({ kind: 'reaction', about: 'curse', min: 0 });
  const shown = answer(game, 'watchtower');
  expect(asked(game)).toMatchObject({ kind: 'options', about: 'curse', source: 'watchtower' });
  const moved = answer(game, 'topdeck');
  for (const viewer of everybody) {
    expect(told(shown, 'reveal', viewer)).toEqual([['watchtower']]);
    expect(told(moved, 'put-on-deck', viewer)).toEqual([['curse']]);
  }
});

test('whoever trashes for a Forge is told what each card costs now', () => {
  const game = withCards(
    ['forge', 'bridge'],
    [{ hand: ['forge', 'silver', 'estate', 'peddler'], play: ['bridge'] }, {}],
  );
  answer(game, 'play forge');
  expect(asked(game).costs).toEqual({ silver: 2, estate: 1, peddler: 7 });
});

test('a game with names, tokens and Curses as treasures is the same from JSON, in the middle of a turn', () => {
  const seats = [{ hand: ['contraband', 'curse'], deck: five }, { deck: five }];
  const game = buying(['contraband', 'trade-route', 'charlatan'], seats, { coins: 2, buys: 2 });
  answer(game, 'play contraband');
  answer(game, 'gold');
  answer(game, 'play curse');
  answer(game, 'buy estate');
  const restored = Game.resume(copyOf(game.save()), game);
  for (const viewer of everybody) expect(seen(restored, viewer)).toEqual(seen(game, viewer));
  expect(seen(restored, OWNER)).toMatchObject({
    coins: 4,
    mats: { 'trade-route': 1 },
    named: { contraband: ['gold'] },
  });
  expect(restored.decision).toEqual(game.decision);
});

test('Curses are treasures in games with Charlatan only, whatever else is played meanwhile', () => {
  const play = (...cards: string[]) =>
    asked(buying(cards, [{ hand: ['curse'] }, {}])).choices.map(({ label }) => label);
  expect(play('charlatan')).toContain('play curse');
  expect(play('market')).not.toContain('play curse');
  expect(library.get('curse').isTreasure).toBe(false);
  const { game } = unwrap(Game.start(library, setupOf({ kingdom: kingdomWith('charlatan') })));
  expect(game.view(OWNER).top('curse')).toMatchObject({ isTreasure: true, isCurse: true, coins: 1 });
  expect(game.view(OWNER).asInGame(library.get('curse')).isTreasure).toBe(true);
});
