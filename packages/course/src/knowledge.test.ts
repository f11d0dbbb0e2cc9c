import { library } from '@provincia/cards';
import { type ArrangedSeat, arrange, type Game, type OpenDecision } from '@provincia/engine';
import { expect, test } from 'vitest';
import { Knowledge } from './knowledge.ts';
import { ten } from './testing.ts';

function layOut(...seats: Partial<ArrangedSeat>[]): Game {
  return layOutWith(ten, ...seats);
}

function layOutWith(kingdom: readonly string[], ...seats: Partial<ArrangedSeat>[]): Game {
  const arranged = arrange(library, {
    setup: { rules: 1, seed: '1'.repeat(32), players: seats.length, kingdom },
    seats: seats.map((seat) => ({ turns: 1, ...seat })),
    supply: {},
    trash: [],
    onTurn: 0,
    phase: 'action',
    actions: 2,
    buys: 1,
    coins: 0,
  });
  if (!arranged.ok) throw new Error(arranged.problem.message);
  return arranged.value;
}

/** Whether anybody may have learned something from this answer. */
function tells(game: Game, ...picks: string[]): boolean {
  const { player, index } = game.decision as OpenDecision;
  const known = new Knowledge(game, player);
  const result = game.answer(player, { index, picks });
  if (!result.ok) throw new Error(result.problem.message);
  return known.isExceededBy(game, result.value);
}

const own = { hand: ['militia', 'workshop', 'cellar'], deck: ['gold'] };
const few = ['copper', 'copper', 'estate'];

test('an attack that does nothing tells that nobody reacts, if somebody could', () => {
  expect(tells(layOut(own, { hand: few, deck: ['moat'] }), 'play militia')).toBe(true);
  expect(tells(layOut(own, { hand: few, deck: ['copper'] }), 'play militia')).toBe(false);
});

test('a gain that nobody answers tells that nobody does, if somebody could', () => {
  const gains = (...deck: string[]) => {
    const game = layOut(own, { hand: few, deck });
    tells(game, 'play workshop');
    return tells(game, 'silver');
  };
  expect(gains('pirate')).toBe(true);
  expect(gains('copper')).toBe(false);
});

test('where to put a gained card tells that nobody answers the gain afterwards, if somebody could', () => {
  const moves = (...deck: string[]) => {
    const game = layOut({ ...own, hand: ['workshop', 'watchtower'] }, { hand: few, deck });
    tells(game, 'play workshop');
    tells(game, 'silver');
    tells(game, 'watchtower');
    return tells(game, 'topdeck');
  };
  expect(moves('pirate')).toBe(true);
  expect(moves('copper')).toBe(false);
});

test('a gain that only its own player could answer tells nothing of the others', () => {
  const gaining = layOut(own, { hand: few, deck: ['watchtower'] });
  expect([tells(gaining, 'play workshop'), tells(gaining, 'silver')]).toEqual([false, false]);
  const cursing = (...deck: string[]) =>
    layOutWith(['charlatan', ...ten.slice(1)], { hand: ['charlatan'] }, { hand: few, deck });
  expect(tells(cursing('copper'), 'play charlatan')).toBe(false);
  expect(tells(cursing('watchtower'), 'play charlatan')).toBe(true);
});

test('an attack that asks only those who hold a certain card tells who does not', () => {
  const game = layOutWith(['mountebank', ...ten.slice(1)], { hand: ['mountebank'] }, { hand: few });
  expect(tells(game, 'play mountebank')).toBe(true);
});

test('so does an answer while such an attack goes on', () => {
  const hand = ['mountebank', 'pirate'];
  const kingdom = ['mountebank', 'pirate', ...ten.slice(2)];
  const game = layOutWith(kingdom, { hand }, { hand: few }, { hand: few });
  tells(game, 'play mountebank');
  // About the Copper of the first victim; then the second one is not asked for a Curse.
  expect(game.decision?.kind).toBe('reaction');
  expect(tells(game)).toBe(true);
});

test('a question to somebody else tells something', () => {
  expect(tells(layOut(own, { hand: [...few, 'silver'] }), 'play militia')).toBe(true);
});

test('a card that comes from the deck is news, one that lies open or in hand is none', () => {
  const drawing = layOut({ hand: ['cellar', 'estate'], deck: ['gold'] }, {});
  expect(tells(drawing, 'play cellar')).toBe(false);
  expect(tells(drawing, 'estate')).toBe(true);
  const harmless = layOut(own, {});
  expect([tells(harmless, 'play workshop'), tells(harmless, 'silver')]).toEqual([false, false]);
});
