import type { State, Table } from '@provincia/engine/internals';

/** The state with the kinds of the cards instead of the cards: equal ones may have changed places. */
export function byKind(state: State, { kindOf }: Table['layout']) {
  const names = (cards: readonly number[]) => cards.map((card) => kindOf[card]?.id);
  const seats = state.seats.map(({ deck, hand, discard, play, aside, looking, mats, ...rest }) => ({
    zones: [deck, hand, discard, play, aside, looking, ...mats].map(names),
    ...rest,
  }));
  const waiting = state.waiting.map((one) => ({ ...one, kept: names(one.kept) }));
  const { supply, trash, box } = state;
  return { ...state, seats, waiting, supply: names(supply), trash: names(trash), box: names(box) };
}
