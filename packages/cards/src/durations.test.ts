import { eventFor, type Game, type GameEvent, type SeatView } from '@provincia/engine';
import { describe, expect, test } from 'vitest';
import { answer, copyOf, kingdomWith, layOut, setupOf } from './testing.ts';

const OWNER = 0;
const OTHER = 1;
const SPECTATOR = null;
const strangers = [OTHER, SPECTATOR];
const everybody = [OWNER, ...strangers];

/** A game with these cards in its kingdom. */
const withCards = (cards: readonly string[], seats: Parameters<typeof layOut>[0]) =>
  layOut(seats, { setup: setupOf({ players: seats.length, kingdom: kingdomWith(...cards) }) });

const seen = (game: Game, viewer: number | null): SeatView => copyOf(game.view(viewer).toJSON());
const waiting = (game: Game, viewer: number | null) => seen(game, viewer).seats[OWNER].waiting;

/** All that somebody can know: what they see and what they are told. */
const knownTo = (viewer: number | null, game: Game, events: readonly GameEvent[]): string =>
  JSON.stringify([game.view(viewer), events.map((event) => eventFor(event, viewer))]);

describe('the card under a Haven', () => {
  // Neither card is in a pile of this game, so any word of it would be of the one set aside.
  const play = (card: string) => {
    const game = withCards(['haven'], [{ hand: ['haven', 'estate', card], deck: ['copper'] }, {}]);
    const events = [answer(game, 'play haven'), answer(game, card), answer(game)].flat();
    return { game, events };
  };

  test('is known to its owner, at any time', () => {
    const { game } = play('vassal');
    expect(seen(game, OWNER).own?.waiting).toEqual([['vassal']]);
  });

  test('is there for the others, who do not learn which it is', () => {
    const games = [play('vassal'), play('festival')];
    for (const viewer of strangers) {
      expect(waiting(games[0].game, viewer)).toEqual([{ card: 'haven', holds: [0], aside: 1 }]);
      const [one, another] = games.map(({ game, events }) => knownTo(viewer, game, events));
      expect(one).toBe(another);
    }
  });

  test('comes back to the hand unseen', () => {
    const games = [play('vassal'), play('festival')];
    for (const { game, events } of games) events.push(...answer(game));
    for (const viewer of strangers) {
      expect(waiting(games[0].game, viewer)).toBeUndefined();
      const [one, another] = games.map(({ game, events }) => knownTo(viewer, game, events));
      expect(one).toBe(another);
    }
    expect(seen(games[0].game, OWNER).own?.hand).toMatchObject({ vassal: 1 });
  });
});

test('everybody sees the card under a Blockade', () => {
  const game = withCards(['blockade', 'village'], [{ hand: ['blockade'] }, {}]);
  answer(game, 'play blockade');
  answer(game, 'village');
  for (const viewer of everybody)
    expect(waiting(game, viewer)).toEqual([{ card: 'blockade', holds: [0], aside: ['village'] }]);
});

test('everybody sees which cards in play have something left to do, and what stays with them', () => {
  const cards = ['throne-room', 'wharf', 'village', 'caravan'];
  const game = withCards(cards, [{ hand: ['village', 'throne-room', 'wharf'] }, {}]);
  for (const pick of ['play village', 'play throne-room', 'wharf']) answer(game, pick);
  for (const viewer of everybody)
    expect(waiting(game, viewer)).toEqual([
      { card: 'wharf', holds: [2, 1] },
      { card: 'wharf', holds: [2, 1] },
    ]);
});

test('a later part that outlives its card is still seen to wait', () => {
  const cards = ['procession', 'wharf'];
  const game = withCards(cards, [{ hand: cards }, {}]);
  answer(game, 'play procession');
  answer(game, 'wharf');
  for (const viewer of everybody)
    expect(waiting(game, viewer)).toEqual([
      { card: 'wharf', holds: [0] },
      { card: 'wharf', holds: [0] },
    ]);
});

test('everybody sees that a turn is an extra one', () => {
  const game = withCards(['outpost'], [{ hand: ['outpost'], deck: ['copper', 'copper', 'copper'] }, {}]);
  answer(game, 'play outpost');
  for (const viewer of everybody) expect(seen(game, viewer).extra).toBeUndefined();
  const events = answer(game);
  for (const viewer of everybody) expect(seen(game, viewer).extra).toBe(true);
  expect(events).toContainEqual(expect.objectContaining({ type: 'turn', player: OWNER, extra: true }));
  answer(game);
  for (const viewer of everybody) expect(seen(game, viewer).extra).toBeUndefined();
});

test('everybody is told whom a Lighthouse keeps an attack off, and nothing of its player’s own attack', () => {
  const game = withCards(['lighthouse', 'witch'], [{ hand: ['lighthouse', 'witch'] }, { hand: ['witch'] }]);
  answer(game, 'play lighthouse');
  const own = answer(game, 'play witch');
  expect(own.filter(({ type }) => type === 'spared')).toEqual([]);
  answer(game);
  const told = answer(game, 'play witch').filter(({ type }) => type === 'spared');
  expect(told).toEqual([{ type: 'spared', player: OWNER, source: 'lighthouse' }]);
  for (const viewer of everybody) expect(eventFor(told[0], viewer)).toEqual(told[0]);
});
