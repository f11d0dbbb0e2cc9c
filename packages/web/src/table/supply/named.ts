import type { CardId, Translation } from '@provincia/catalog';
import type { View } from '@provincia/protocol';

/** The cards for which others name a card, and what is forbidden with it for the rest of the turn. */
const naming = ['contraband', 'war-chest'] as const satisfies readonly CardId[];

export type Naming = (typeof naming)[number];

/** What was named this turn. */
export interface Named {
  readonly by: Naming;
  readonly cards: readonly string[];
}

export function namedIn({ named = {} }: View): readonly Named[] {
  return naming.flatMap((by) => {
    const cards = named[by] ?? [];
    return cards.length === 0 ? [] : [{ by, cards }];
  });
}

/** The cards for which this one was named. */
export function namedFor(view: View, card: string): readonly Naming[] {
  return namedIn(view).flatMap(({ by, cards }) => (cards.includes(card) ? [by] : []));
}

/** "Named for Contraband: it may not be bought this turn." */
export function namedWords({ say, cards }: Translation, by: Naming): string {
  return say(`ui.table.named.${by}`, { card: cards[by].name });
}
