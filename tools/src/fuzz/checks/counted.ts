import { zonesOf } from '@provincia/engine/internals';
import type { Check } from './index.ts';

/**
 * What is kept of the piles and of the players' cards, so that it need not be counted, is what counting comes to, and
 * the points of the kinds of cards together are the points.
 */
export function counted(): Check {
  return ({ game }) => wrongHoldings(game.table) ?? wrongPiles(game.table) ?? wrongScores(game);
}

function wrongScores({ scores, outcome: { points } }: Parameters<Check>[0]['game']): string | null {
  const sums = scores.map((parts) => parts.reduce((sum, { count, each }) => sum + count * each, 0));
  const wrong = sums.findIndex((sum, seat) => sum !== points[seat]);
  return wrong < 0 ? null : `seat ${wrong} has ${points[wrong]} points, not ${sums[wrong]} as summed by kind`;
}

type Table = Parameters<Check>[0]['game']['table'];

function wrongHoldings({ players, layout, library }: Table): string | null {
  for (const { seat, zones, holdings } of players) {
    const owned = new Uint16Array(library.kinds.length);
    for (const zone of zonesOf(zones)) for (const card of zone) owned[layout.kindOf[card].index]++;
    const wrong = owned.findIndex((count, index) => holdings.counts[index] !== count);
    if (wrong >= 0)
      return `seat ${seat} has ${owned[wrong]} ${library.kinds[wrong].id}, not ${holdings.counts[wrong]}`;
    const actions = library.kinds.reduce(
      (sum, { isAction, index }) => sum + (isAction ? owned[index] : 0),
      0,
    );
    if (holdings.actions !== actions) return `seat ${seat} has ${actions} actions, not ${holdings.actions}`;
  }
  return null;
}

function wrongPiles({ layout, state, supply }: Table): string | null {
  const piles = layout.piles.filter(({ inSupply }) => inSupply);
  const empty = piles.filter(({ index }) => state.left[index] === 0).length;
  if (supply.emptyPiles !== empty) return `${empty} piles are empty, not ${supply.emptyPiles}`;
  const prices = supply.tops.filter(({ cost }) => cost.potions === 0).map(({ cost }) => cost.coins);
  const cheapest = Math.min(...prices);
  if (supply.cheapest !== cheapest) return `the cheapest card costs ${cheapest}, not ${supply.cheapest}`;
  return wrongPurchases({ state, supply });
}

/** Which piles are empty and what lies on the others may have changed since the list was made. */
function wrongPurchases({ state: { turn }, supply }: Pick<Table, 'state' | 'supply'>): string | null {
  const payable = supply.tops.filter(({ cost }) => cost.isAtMost(turn.coins));
  const expected = payable.map(({ offers }) => offers.buy.label).join(', ');
  const listed = supply
    .purchases(turn.coins)
    .map(({ label }) => label)
    .join(', ');
  return listed === expected ? null : `with ${turn.coins} coins, ${expected} can be bought, not ${listed}`;
}
