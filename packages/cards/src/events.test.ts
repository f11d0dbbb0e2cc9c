import { eventFor, Game, type GameEvent } from '@provincia/engine';
import { describe, expect, test } from 'vitest';
import { library } from './index.ts';
import { answer, copyOf, kingdom, layOut, randomKingdom, recordGame, setupOf, unwrap } from './testing.ts';

const OWNER = 0;
const OTHER = 1;
const SPECTATOR = null;

/** The one event of this type. */
function only(events: readonly GameEvent[], type: GameEvent['type'], player = OWNER): GameEvent {
  const found = events.filter((event) => event.type === type && event.player === player);
  expect(found).toHaveLength(1);
  return found[0];
}

/** The cards of an event, as far as they are seen. */
function cardsOf(event: GameEvent): readonly string[] | undefined {
  return 'cards' in event ? event.cards : undefined;
}

/** Everybody sees these cards. */
function expectOpen(event: GameEvent, cards: readonly string[]): void {
  for (const seat of [OWNER, OTHER, SPECTATOR]) expect(cardsOf(eventFor(event, seat))).toEqual(cards);
}

/** The owner alone sees these cards; the others see this of the event, and nothing more. */
function expectHidden(event: GameEvent, cards: readonly string[], seen: Partial<GameEvent>): void {
  expect(eventFor(event, event.player)).toEqual({ ...seen, cards });
  for (const seat of [1 - event.player, SPECTATOR]) expect(eventFor(event, seat)).toEqual(seen);
}

describe('the events of a game', () => {
  test('are the same whether it stops at every question or runs through', () => {
    for (let n = 0; n < 4; n++) {
      const { setup, answers } = recordGame(n, { players: 2 + n, kingdom: randomKingdom(n) });
      const { game } = unwrap(Game.start(library, setup));
      const { checkpoint } = game.save();
      const told = answers.flatMap((picks) => answer(game, ...picks));
      const through = unwrap(Game.restore(library, { setup, checkpoint, answers }));
      expect(through.decision).toBeNull();
      expect(told).toEqual(through.table.events);
    }
  });

  test('are told once each and none is lost, also when the game waits in the middle of a card', () => {
    const game = layOut([
      { hand: ['throne-room', 'militia'] },
      { hand: ['copper', 'estate', 'silver', 'gold', 'moat'] },
    ]);
    const typesOf = (events: readonly GameEvent[]) =>
      events.map((event) => [event.type, ...(cardsOf(event) ?? [])]);
    expect(typesOf(answer(game, 'play throne-room'))).toEqual([['play', 'throne-room']]);
    expect(typesOf(answer(game, 'militia'))).toEqual([['play', 'militia']]);
    expect(typesOf(answer(game))).toEqual([['plus']]);
    expect(typesOf(answer(game, 'copper', 'estate'))).toEqual([
      ['discard', 'copper', 'estate'],
      ['play', 'militia'],
    ]);
    expect(typesOf(answer(game, 'moat'))).toEqual([['reveal', 'moat'], ['plus'], ['phase']]);
  });

  test('account for every card that a player has and for every turn', () => {
    for (let n = 0; n < 4; n++) {
      const { setup, answers } = recordGame(n, { players: 2 + n });
      const started = unwrap(Game.start(library, setup));
      const { game } = started;
      const events = [...started.events, ...answers.flatMap((picks) => answer(game, ...picks))];
      const { seats } = game.view(null).toJSON();
      for (let seat = 0; seat < setup.players; seat++) {
        const counts: Record<string, number> = { copper: 7, estate: 3 };
        const count = (type: GameEvent['type'], by: number) => {
          for (const event of events.filter((one) => one.type === type && one.player === seat)) {
            for (const id of cardsOf(event) ?? []) counts[id] = (counts[id] ?? 0) + by;
          }
        };
        count('gain', 1);
        count('trash', -1);
        const owned = Object.fromEntries(Object.entries(counts).filter(([, number]) => number !== 0));
        expect(game.view(seat).toJSON().own?.owned).toEqual(owned);
        const turns = events.filter((event) => event.type === 'turn').filter(({ player }) => player === seat);
        expect(turns.map(({ turn }) => turn)).toEqual(
          Array.from({ length: seats[seat].turns }, (_, i) => i + 1),
        );
      }
      expect(events.at(-1)).toMatchObject({ type: 'over', winners: game.outcome.winners });
    }
  });

  test('begin with the first hands, which only their owners see, and the first turn, straight to its buy phase', () => {
    const { setup } = recordGame(1, { players: 3 });
    const { events, game } = unwrap(Game.start(library, setup));
    expect(events.map(({ type, player }) => [type, player])).toEqual([
      ['draw', 0],
      ['draw', 1],
      ['draw', 2],
      ['turn', 1],
      ['phase', 1],
    ]);
    for (let seat = 0; seat < 3; seat++) {
      const hand: Record<string, number> = {};
      for (const id of cardsOf(eventFor(events[seat], seat)) ?? []) hand[id] = (hand[id] ?? 0) + 1;
      expect(hand).toEqual(game.view(seat).toJSON().own?.hand);
      for (const viewer of [(seat + 1) % 3, (seat + 2) % 3, SPECTATOR]) {
        expect(eventFor(events[seat], viewer)).toEqual({
          type: 'draw',
          player: seat,
          source: null,
          count: 5,
        });
      }
    }
  });

  test('are plain JSON', () => {
    const { setup, answers } = recordGame(3, { kingdom: randomKingdom(8) });
    const { events, game } = unwrap(Game.start(library, setup));
    const all = [...events, ...answers.flatMap((picks) => answer(game, ...picks))];
    expect(all).toStrictEqual(copyOf(all));
  });
});

describe('who sees what', () => {
  test('cards drawn: their owner; the others see how many', () => {
    const game = layOut([{ hand: ['smithy'], deck: ['vassal', 'festival', 'gold'] }, {}]);
    expectHidden(only(answer(game, 'play smithy'), 'draw'), ['vassal', 'festival', 'gold'], {
      type: 'draw',
      player: OWNER,
      source: 'smithy',
      count: 3,
    });
  });

  test('cards discarded from hand: their owner; the others see how many and the top one', () => {
    const game = layOut([
      { hand: ['militia'] },
      { hand: ['vassal', 'festival', 'gold', 'silver', 'estate'] },
    ]);
    answer(game, 'play militia');
    const event = only(answer(game, 'vassal', 'festival'), 'discard', OTHER);
    expect(event.player).toBe(OTHER);
    expect(cardsOf(eventFor(event, OTHER))).toEqual(['vassal', 'festival']);
    for (const seat of [OWNER, SPECTATOR]) {
      expect(eventFor(event, seat)).toMatchObject({ count: 2, top: 'festival', source: 'militia' });
      expect(JSON.stringify(eventFor(event, seat))).not.toContain('vassal');
    }
    expect(game.view(OWNER).toJSON().seats[OTHER].discard).toBe('festival');
  });

  // with a Hermit in the kingdom something may happen when a card is discarded from play
  test.each([kingdom, ['hermit', ...kingdom.slice(1)]])(
    'at clean-up only the card that ends up on top: the hand lies below what was played (with %s)',
    (...ten) => {
      const game = layOut([{ hand: ['vassal', 'festival'], play: ['copper', 'silver'] }, {}], {
        setup: setupOf({ kingdom: ten }),
        phase: 'buy',
      });
      const events = answer(game);
      const discards = events.filter((event) => event.type === 'discard');
      expect(discards.reduce((sum, { count }) => sum + count, 0)).toBe(4);
      for (const seat of [OTHER, SPECTATOR]) {
        const seen = JSON.stringify(discards.map((event) => eventFor(event, seat)));
        expect(seen).toContain('silver');
        expect(seen).not.toContain('vassal');
        expect(seen).not.toContain('festival');
      }
    },
  );

  test('a card put from hand onto the deck: its owner', () => {
    const game = layOut([{ hand: ['artisan', 'vassal', 'festival'] }, {}]);
    answer(game, 'play artisan');
    const events = answer(game, 'moat');
    expectOpen(only(events, 'gain'), ['moat']);
    expectHidden(only(answer(game, 'festival'), 'put-on-deck'), ['festival'], {
      type: 'put-on-deck',
      player: OWNER,
      source: 'artisan',
      count: 1,
    });
  });

  test('cards looked at and put back: their owner', () => {
    const game = layOut([{ hand: ['sentry'], deck: ['copper', 'vassal', 'festival'] }, {}]);
    expectHidden(only(answer(game, 'play sentry'), 'look'), ['vassal', 'festival'], {
      type: 'look',
      player: OWNER,
      source: 'sentry',
      count: 2,
    });
    expect(answer(game)).toEqual([]);
    expect(answer(game)).toEqual([]);
    expectHidden(only(answer(game, 'festival', 'vassal'), 'put-on-deck'), ['festival', 'vassal'], {
      type: 'put-on-deck',
      player: OWNER,
      source: 'sentry',
      count: 2,
    });
  });

  test('a card looked at and kept in hand: its owner; one that is set aside: all', () => {
    const game = layOut([{ hand: ['library'], deck: ['estate', 'vassal', 'festival'] }, {}]);
    const before = answer(game, 'play library');
    expectHidden(only(before, 'put-in-hand'), ['estate'], {
      type: 'put-in-hand',
      player: OWNER,
      source: 'library',
      count: 1,
    });
    expectOpen(only(answer(game, 'yes'), 'set-aside'), ['vassal']);
  });

  test('cards revealed: all', () => {
    const game = layOut([{ hand: ['thief'] }, { deck: ['vassal', 'gold', 'copper'] }]);
    const events = answer(game, 'play thief');
    expectOpen(only(events, 'reveal', OTHER), ['vassal', 'gold']);
    expectOpen(only(events, 'trash', OTHER), ['gold']);
    expectOpen(only(events, 'discard', OTHER), ['vassal']);
    expectOpen(only(answer(game, 'gold'), 'gain'), ['gold']);
  });

  test('a hand revealed: all', () => {
    const game = layOut([{ hand: ['bureaucrat'] }, { hand: ['vassal', 'copper'] }]);
    expectOpen(only(answer(game, 'play bureaucrat'), 'reveal', OTHER), ['vassal', 'copper']);
  });

  test('cards trashed from hand: all', () => {
    const game = layOut([{ hand: ['chapel', 'vassal', 'curse'] }, {}]);
    answer(game, 'play chapel');
    expectOpen(only(answer(game, 'vassal', 'curse'), 'trash'), ['vassal', 'curse']);
  });

  test('a card bought and gained: all', () => {
    const game = layOut([{}, {}], { phase: 'buy', coins: 6 });
    const events = answer(game, 'buy gold');
    expectOpen(only(events, 'buy'), ['gold']);
    expectOpen(only(events, 'gain'), ['gold']);
  });

  test('a card played: all', () => {
    const game = layOut([{ hand: ['village', 'smithy'] }, {}]);
    expectOpen(only(answer(game, 'play village'), 'play'), ['village']);
  });

  test('a card passed on: who gives it and who gets it', () => {
    const game = layOut([{ hand: ['masquerade', 'vassal'] }, { hand: ['festival'] }, { hand: ['gold'] }]);
    const event = only(answer(game, 'play masquerade'), 'pass');
    for (const seat of [0, 1]) expect(cardsOf(eventFor(event, seat))).toEqual(['vassal']);
    for (const seat of [2, SPECTATOR]) {
      expect(eventFor(event, seat)).toEqual({
        type: 'pass',
        player: 0,
        receiver: 1,
        source: 'masquerade',
        count: 1,
      });
    }
  });

  test('a shuffle: all see that there was one, nobody in which order', () => {
    const game = layOut([{ hand: ['smithy'], discard: ['vassal', 'festival', 'gold', 'market'] }, {}]);
    expect(only(answer(game, 'play smithy'), 'shuffle')).toEqual({
      type: 'shuffle',
      player: OWNER,
      source: 'smithy',
    });
  });

  test('a deck put into the discard pile: all see that it was, but not how many cards it had', () => {
    const playing = (deck: string[]) => {
      const game = layOut([{ hand: ['chancellor'], deck }, {}]);
      answer(game, 'play chancellor');
      return only(answer(game, 'yes'), 'put-deck-into-discard');
    };
    const [two, three] = [playing(['copper', 'gold']), playing(['copper', 'silver', 'gold'])];
    for (const seat of [OTHER, SPECTATOR]) expect(eventFor(two, seat)).toEqual(eventFor(three, seat));
  });
});
