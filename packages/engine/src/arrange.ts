import type { Library, PileKind } from './card.ts';
import { Game } from './game.ts';
import { emptySeat, LayoutBuilder } from './layout.ts';
import { type Result, refused } from './problem.ts';
import { Random, shuffle } from './random.ts';
import { checkSetup, pilesOf, type Setup } from './setup.ts';
import type { Phase, State } from './state.ts';

/** Card ids by zone; of the deck the first is on top. */
export interface ArrangedSeat {
  readonly deck?: readonly string[] | undefined;
  readonly hand?: readonly string[] | undefined;
  readonly discard?: readonly string[] | undefined;
  readonly play?: readonly string[] | undefined;
  /** Turns begun. */
  readonly turns: number;
}

/** A position to play on from; what is not named is empty, a pile that is not named has its size at the start. */
export interface Position {
  readonly setup: Setup;
  readonly seats: readonly ArrangedSeat[];
  /** How many cards piles have, or of mixed piles their cards, the first on top. */
  readonly supply: Readonly<Record<string, number | readonly string[]>>;
  readonly trash: readonly string[];
  readonly onTurn: number;
  readonly phase: Phase;
  readonly actions: number;
  readonly buys: number;
  readonly coins: number;
}

/** A game that goes on from a position that somebody laid out: for rulings, puzzles and bug reports. */
export function arrange(library: Library, position: Position): Result<Game> {
  const checked = checkSetup(library, position.setup);
  if (!checked.ok) return checked;
  const setup = checked.value;
  const piles = pilesOf(library, setup.kingdom);
  const wrong = checkPosition(library, position, piles);
  if (wrong !== null) return refused('position', wrong);

  const builder = new LayoutBuilder(library);
  const placed = cardsOf(position);
  for (const pile of piles) {
    const cards = pileCards(pile, position, setup).map((id) => builder.card(library.get(id)));
    // Whatever lies elsewhere may be put back.
    const room = placed.filter((id) => pile.kinds.some((kind) => kind.id === id)).length;
    builder.pile(pile, cards, cards.length, room);
  }
  const put = (ids: readonly string[] = []) => ids.map((id) => builder.card(library.get(id)));
  const seats = position.seats.map(({ deck = [], hand, discard, play, turns }) => ({
    ...emptySeat(),
    deck: put([...deck].reverse()),
    hand: put(hand),
    discard: put(discard),
    play: put(play),
    turns,
  }));
  const { onTurn, phase, actions, buys, coins } = position;
  const state = builder.state(seats, put(position.trash), []);
  const checkpoint: State = { ...state, onTurn, phase, actions, buys, coins };
  return { ok: true, value: Game.resume({ setup, checkpoint, answers: [] }, { layout: builder.layout() }) };
}

function checkPosition(
  library: Library,
  { supply, ...position }: Position,
  piles: readonly PileKind[],
): string | null {
  const { setup, seats, onTurn } = position;
  if (seats.length !== setup.players)
    return `There are ${seats.length} seats in a game for ${setup.players}.`;
  if (seats[onTurn] === undefined) return `There is no seat ${onTurn} to be on turn.`;
  for (const [id, cards] of Object.entries(supply)) {
    const pile = piles.find((one) => one.id === id);
    if (pile === undefined) return `There is no pile "${id}" in this game.`;
    if (typeof cards === 'number') continue;
    const stranger = cards.find((card) => !pile.kinds.some((kind) => kind.id === card));
    if (stranger !== undefined) return `The pile "${id}" has no card "${stranger}".`;
  }
  const unknown = cardsOf(position).find((id) => library.find(id) === undefined);
  return unknown === undefined ? null : `There is no card "${unknown}".`;
}

/** The cards of a pile, the last on top; of a mixed pile that is not laid out in full, some by chance. */
function pileCards(
  { id, kinds, copies, size }: PileKind,
  { supply }: Position,
  { players, seed }: Setup,
): string[] {
  const given = supply[id] ?? size(players);
  if (typeof given !== 'number') return [...given].reverse();
  if (kinds.length === 1) return new Array<string>(given).fill(kinds[0].id);
  const cards = kinds.flatMap((kind) => new Array<string>(copies(players)).fill(kind.id));
  shuffle(new Random(seed), { chance: 0 }, cards);
  return cards.slice(0, given);
}

function cardsOf({ seats, trash }: Pick<Position, 'seats' | 'trash'>): string[] {
  return [
    ...trash,
    ...seats.flatMap(({ deck = [], hand = [], discard = [], play = [] }) => [
      ...deck,
      ...hand,
      ...discard,
      ...play,
    ]),
  ];
}
