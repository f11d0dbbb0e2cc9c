import type { Pile } from './layout.ts';
import { HAND_SIZE, without } from './state.ts';
import type { Table } from './table.ts';
import { beginTurn } from './turn.ts';

/** Decides who begins, shuffles and deals, and begins the first turn. */
export function deal(table: Table, first: number | undefined): void {
  const { players } = table;
  const begins = first ?? table.chance(players.length);
  if (drawShelters(table)) dealShelters(table);
  for (const pile of table.layout.piles) if (pile.kind === null) shufflePile(table, pile);
  for (const player of players) {
    table.shuffle(player.zones.deck);
    player.draw(HAND_SIZE);
  }
  beginTurn(table, begins);
}

/** Whether the lot that is drawn says that Shelters are used (rule 2.3.4). */
function drawShelters(table: Table): boolean {
  const { shelterLots } = table.layout;
  const { length } = shelterLots;
  return length > 0 && shelterLots[length === 1 ? 0 : table.chance(length)];
}

/** Each player's Estates go into the box, and the Shelters come out of it. */
function dealShelters({ state, library, layout }: Table): void {
  for (const seat of state.seats) {
    const shelters = state.box.splice(0, library.shelters.length);
    const estates = seat.deck.filter((card) => layout.kindOf[card].isVictory);
    seat.deck = [...without(seat.deck, estates), ...shelters];
    state.box.push(...estates);
  }
}

/** The cards of a mixed pile that are not used go into the box. */
function shufflePile(table: Table, { index, start, size }: Pile): void {
  const { state } = table;
  const cards = state.supply.slice(start, start + state.left[index]);
  table.shuffle(cards);
  const supply = state.supply.slice();
  for (let i = 0; i < cards.length; i++) supply[start + i] = cards[i];
  state.supply = supply;
  state.box.push(...cards.slice(size));
  state.left[index] = size;
  table.supply.look();
}
