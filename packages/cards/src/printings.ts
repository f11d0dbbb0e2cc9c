import { library } from './library.ts';

export type Printing = 'first' | 'second' | 'both';

/** The sets to draw from and, of each, the printing. */
export type Printings = Readonly<Record<string, Printing>>;

const editionsOf: Readonly<Record<Printing, readonly number[]>> = { first: [1], second: [2], both: [1, 2] };

/** The kingdom piles that these printings have. */
export function kingdomPool(printings: Printings): string[] {
  return library.piles
    .filter(({ set, home, editions }) => {
      const printing = printings[set];
      return (
        home === 'kingdom' && printing && editions.some((edition) => editionsOf[printing].includes(edition))
      );
    })
    .map(({ id }) => id);
}

/** What a set's second printing left out and what it brought instead: the update pack. */
export function updateOf(set: string): { leftOut: string[]; brought: string[] } {
  const first = kingdomPool({ [set]: 'first' });
  const second = kingdomPool({ [set]: 'second' });
  return {
    leftOut: first.filter((id) => !second.includes(id)),
    brought: second.filter((id) => !first.includes(id)),
  };
}
