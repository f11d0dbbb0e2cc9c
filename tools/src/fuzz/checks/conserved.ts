import { zonesOf } from '@provincia/engine/internals';
import type { Check } from './index.ts';

/** Every card is in exactly one place: a zone of one seat, the part of a pile that is left, the trash, or the box. */
export function conserved(): Check {
  return ({ game }) => {
    const { state, layout } = game.table;
    const places: string[][] = layout.kindOf.map(() => []);
    const note = (cards: readonly number[], place: string) => {
      for (const card of cards) {
        // A number that no card has would otherwise go unnoticed.
        if (places[card] === undefined) places[card] = [`no card, in`];
        places[card].push(place);
      }
    };
    state.seats.forEach((seat, number) => {
      for (const [zone, cards] of zonesOf(seat).entries()) note(cards, `zone ${zone} of seat ${number}`);
    });
    for (const { id, index, start } of layout.piles) {
      note(state.supply.slice(start, start + state.left[index]), `pile ${id}`);
    }
    note(state.trash, 'trash');
    note(state.box, 'box');
    const wrong = places.findIndex((found) => found.length !== 1);
    if (wrong < 0) return null;
    const where = places[wrong].length === 0 ? 'nowhere' : places[wrong].join(' and ');
    return `card ${wrong} (${layout.kindOf[wrong]?.id}) is ${where}`;
  };
}
