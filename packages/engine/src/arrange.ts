import type { Library } from './card.ts';
import { Game } from './game.ts';
import { emptySeat, LayoutBuilder } from './layout.ts';
import { type Result, refused } from './problem.ts';
import { checkSetup, pileSize, pilesOf, type Setup } from './setup.ts';
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
  readonly supply: Readonly<Record<string, number>>;
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
  const builder = new LayoutBuilder(library);
  const piles = pilesOf(library, setup.kingdom);
  for (const id of Object.keys(position.supply)) {
    if (!piles.some((kind) => kind.id === id))
      return refused('supply', `There is no pile "${id}" in this game.`);
  }
  const unknown = cardsOf(position).find((id) => library.find(id) === undefined);
  if (unknown !== undefined) return refused('card', `There is no card "${unknown}".`);

  for (const kind of piles) builder.pile(kind, position.supply[kind.id] ?? pileSize(kind, setup.players));
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
  const checkpoint: State = {
    ...builder.state(seats, put(position.trash)),
    onTurn,
    phase,
    actions,
    buys,
    coins,
  };
  return { ok: true, value: Game.resume({ setup, checkpoint, answers: [] }, { layout: builder.layout() }) };
}

function cardsOf({ seats, trash }: Position): string[] {
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
