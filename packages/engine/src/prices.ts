import type { Kind } from './card.ts';
import type { Counts } from './seat-view.ts';
import type { Table } from './table.ts';

/** By how much a card is cheaper now, beside what makes all cards cheaper (rule 8.3). */
export function lessFor(table: Table, kind: Kind): number {
  const { turn, library, onTurn } = table;
  let less = kind.card.costsLess?.(onTurn) ?? 0;
  for (const card of onTurn.zones.play) less += table.kindOf(card).card.cheaper?.(kind, onTurn) ?? 0;
  for (const played of turn.plays) {
    const { discount } = library.kinds[played];
    if (discount?.of !== undefined && kind.card.types.includes(discount.of)) less += discount.coins;
  }
  return less;
}

/** Which cards make a card cheaper now, and by how many coins, also where that is more than it costs. */
export function reasonsFor(table: Table, kind: Kind): Counts {
  const { turn, library, onTurn } = table;
  const reasons: Counts = {};
  const add = (id: string, coins: number) => {
    if (coins !== 0) reasons[id] = (reasons[id] ?? 0) + coins;
  };
  for (const played of turn.plays) {
    const { id, discount } = library.kinds[played];
    if (discount !== null && (discount.of === undefined || kind.card.types.includes(discount.of)))
      add(id, discount.coins);
  }
  for (const card of onTurn.zones.play) {
    const other = table.kindOf(card);
    add(other.id, other.card.cheaper?.(kind, onTurn) ?? 0);
  }
  add(kind.id, kind.card.costsLess?.(onTurn) ?? 0);
  return reasons;
}

/** Whether the player whose turn it is can pay what a card costs now, and nothing forbids to buy it. */
export function mayBuyAtItsPrice(table: Table, kind: Kind): boolean {
  const { coins, potions } = table.turn;
  return table.cost(kind).isPaidBy(coins, potions) && !isBarred(table, kind);
}

/** Whether that player may not buy a card of this kind now, whatever they can pay. */
export function isBarred({ onTurn, layout }: Table, kind: Kind): boolean {
  return (
    kind.mayBeBought?.(onTurn) === false ||
    layout.forbidding.some(({ card }) => card.forbidsBuying?.(onTurn, kind))
  );
}
