import { plain } from '@provincia/catalog';

export interface Named {
  readonly label: string;
  readonly card: string;
  readonly name: string;
  /** All that it is called, in whatever language. */
  readonly names: readonly string[];
  /** Whether it is one of this game's. */
  readonly inGame: boolean;
}

/** What fits the letters typed: this game's cards first, then by name. Accents and capitals do not matter. */
export function findNames(all: readonly Named[], typed: string): readonly Named[] {
  const wanted = plain(typed);
  return all
    .filter(({ names, card }) => card.includes(wanted) || names.some((name) => plain(name).includes(wanted)))
    .toSorted(
      (a, b) =>
        Number(b.inGame) - Number(a.inGame) ||
        Number(plain(b.name).startsWith(wanted)) - Number(plain(a.name).startsWith(wanted)) ||
        a.name.localeCompare(b.name),
    );
}
