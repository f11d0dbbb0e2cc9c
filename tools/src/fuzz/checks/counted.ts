import { zonesOf } from '@provincia/engine/internals';
import type { Check } from './index.ts';

/** What is kept of the piles and of the players' cards, so that it need not be counted, is what counting comes to. */
export function counted(): Check {
  return ({ game }) => wrongHoldings(game.table) ?? wrongPiles(game.table);
}

type Table = Parameters<Check>[0]['game']['table'];

function wrongHoldings({ players, layout, library }: Table): string | null {
  for (const { seat, zones, holdings } of players) {
    const cards = zonesOf(zones).flat();
    for (const { id, index } of library.kinds) {
      const owned = cards.filter((card) => layout.kindOf[card].index === index).length;
      if (holdings.counts[index] !== owned)
        return `seat ${seat} has ${owned} ${id}, not ${holdings.counts[index]}`;
    }
  }
  return null;
}

function wrongPiles({ layout, state, supply }: Table): string | null {
  const piles = layout.piles.filter(({ inSupply }) => inSupply);
  const empty = piles.filter(({ index }) => state.left[index] === 0).length;
  if (supply.emptyPiles !== empty) return `${empty} piles are empty, not ${supply.emptyPiles}`;
  const prices = supply.tops.filter(({ cost }) => cost.potions === 0).map(({ cost }) => cost.coins);
  const cheapest = Math.min(...prices);
  return supply.cheapest === cheapest ? null : `the cheapest card costs ${cheapest}, not ${supply.cheapest}`;
}
