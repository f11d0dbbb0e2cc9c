import {
  type CardId,
  cardIds,
  facts,
  isCardId,
  type SetId,
  setIds,
  type Translation,
} from '@provincia/catalog';

export type Printing = 'first' | 'second' | 'both';

/** The sets to take cards from and, of each, the printing. */
export type Printings = Readonly<Partial<Record<SetId, Printing>>>;

/** What was chosen of each set; `none` leaves it out. */
export type PrintingChoices = Readonly<Record<SetId, Printing | 'none'>>;

export const KINGDOM_SIZE = 10;

/** Everything that can be one of the ten. */
export const kingdomPiles: readonly CardId[] = cardIds.filter((id) => facts[id].home === 'kingdom');

/** Sets that were printed twice, with different cards. */
export function hasTwoPrintings(set: SetId): boolean {
  return kingdomPiles.some((id) => facts[id].set === set && facts[id].editions.includes(2));
}

/** Every set, in the printing that is sold today: what is chosen until somebody chooses. */
export const newestPrintings = Object.fromEntries(
  setIds.map((set) => [set, hasTwoPrintings(set) ? 'second' : 'both']),
) as PrintingChoices;

/** What was kept on a device before a set was added says nothing of it. */
export function withNewSets<Kept extends { readonly printings: PrintingChoices }>(kept: Kept): Kept {
  return { ...kept, printings: { ...newestPrintings, ...kept.printings } };
}

const editionsOf: Readonly<Record<Printing, readonly number[]>> = { first: [1], second: [2], both: [1, 2] };

export function isIn(printings: Printings, id: CardId): boolean {
  const printing = printings[facts[id].set];
  return printing !== undefined && facts[id].editions.some((one) => editionsOf[printing].includes(one));
}

export function isAttack(id: CardId): boolean {
  return facts[id].types.includes('attack');
}

/** As they lie on the table: by cost, then by name. */
export function byCost(piles: readonly CardId[], { cards, language }: Translation): readonly CardId[] {
  return piles.toSorted(
    (a, b) => facts[a].cost - facts[b].cost || cards[a].name.localeCompare(cards[b].name, language),
  );
}

/** The piles among what a link or a server names: known, each once, ten at most. */
export function pilesOf(ids: readonly string[]): readonly CardId[] {
  const known = ids.filter(isCardId).filter((id) => facts[id].home === 'kingdom');
  return [...new Set(known)].slice(0, KINGDOM_SIZE);
}
