import { library } from '@provincia/cards';
import { Game, rulesVersion, type State } from '@provincia/engine';
import { copyState, type Table, zonesOf } from '@provincia/engine/internals';
import { describe, expect, it } from 'vitest';
import { Dice } from './dice.ts';
import { shuffleHidden } from './hidden-cards.ts';

/** With two mixed piles: the Knights, and the Ruins that Cultist brings. */
const mixed = ['knights', 'cultist'];
const kingdom = library.piles
  .filter(({ home, id }) => home === 'kingdom' && !mixed.includes(id))
  .map(({ id }) => id);
const setup = {
  rules: rulesVersion,
  seed: '1'.repeat(32),
  players: 3,
  kingdom: [...mixed, ...kingdom.slice(0, 8)],
  shelters: false,
};

const sizes = { deck: 2, hand: 3, discard: 2, play: 1, aside: 1, looking: 1 };

/** Every seat with cards in all its zones, but the last one with an empty discard pile. */
function middleOfAGame() {
  const started = Game.start(library, setup);
  if (!started.ok) throw new Error(started.problem.message);
  const { layout, state } = started.value.game.table;
  for (const [number, seat] of state.seats.entries()) {
    const cards = zonesOf(seat).flatMap((zone) => zone.splice(0));
    for (const zone of Object.keys(sizes) as (keyof typeof sizes)[]) {
      seat[zone] = cards.splice(0, sizes[zone]);
    }
    if (number === 2) seat.deck.push(...seat.discard.splice(0));
  }
  return { state, layout };
}

type Layout = Table['layout'];

/** All that a viewer may see or count. */
function visible(state: State, { piles }: Layout, viewer: number | null) {
  return {
    left: state.left,
    tops: piles.map(({ index, start }) => state.supply[start + state.left[index] - 1]),
    box: state.box.length,
    trash: state.trash,
    coins: state.turn.coins,
    seats: state.seats.map(({ hand, deck, discard, play, aside, looking, turns }, seat) => ({
      own: seat === viewer ? { hand, deck: deck.length, looking } : null,
      hand: hand.length,
      top: discard.at(-1),
      play,
      aside,
      looking: looking.length,
      turns,
    })),
  };
}

const ownersOf = (state: State) =>
  state.seats.map((seat) =>
    zonesOf(seat)
      .flat()
      .sort((a, b) => a - b),
  );

const unownedOf = ({ supply, box }: State) => [...new Set([...supply, ...box])].sort((a, b) => a - b);

describe.each([0, 1, 2, null])('what seat %s cannot see', (viewer) => {
  const { state, layout } = middleOfAGame();
  const { start } = layout.piles[layout.pileOf.get('ruins') as number];
  const shuffles = Array.from({ length: 200 }, (_, i) => {
    const copy = copyState(state);
    shuffleHidden(copy, layout, viewer, new Dice(i));
    return copy;
  });

  it('can be shuffled without a trace', () => {
    for (const shuffled of shuffles)
      expect(visible(shuffled, layout, viewer)).toEqual(visible(state, layout, viewer));
  });

  it('stays with its owner', () => {
    for (const shuffled of shuffles) {
      expect(ownersOf(shuffled)).toEqual(ownersOf(state));
      expect(unownedOf(shuffled)).toEqual(unownedOf(state));
    }
  });

  it('can be anywhere else', () => {
    const places = (
      zones: readonly ('hand' | 'deck' | 'discard' | 'looking')[],
      seat: number,
      card: number,
    ) => zones.filter((zone) => shuffles.some((shuffled) => shuffled.seats[seat][zone].includes(card)));
    for (const [seat, { deck }] of state.seats.entries()) {
      const discard = state.seats[seat].discard.length === 0 ? [] : (['discard'] as const);
      const others = seat === viewer ? [] : (['hand', 'looking'] as const);
      expect(places(['deck', 'discard', 'hand', 'looking'], seat, deck[0])).toEqual([
        'deck',
        ...discard,
        ...others,
      ]);
    }
  });

  it('can lie anywhere below the top of a mixed pile or in the box', () => {
    const lowest = shuffles.map((shuffled) => shuffled.supply[start]);
    expect(new Set(lowest).size).toBeGreaterThan(20);
    expect(lowest.some((card) => state.box.includes(card))).toBe(true);
  });

  it('can be any number of cards in the decks of others, but one at least where a deck is seen', () => {
    const other = viewer === 0 ? 1 : 0;
    const sizes = new Set(shuffles.map((shuffled) => shuffled.seats[other].deck.length));
    expect([...sizes].sort()).toEqual([1, 2, 3]);
  });
});
