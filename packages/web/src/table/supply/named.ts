import { type CardId, type Facts, facts, isCardId, type Translation } from '@provincia/catalog';
import type { View } from '@provincia/protocol';

type Forbidden = NonNullable<Facts['namingForbids']>;

/** A card for which others name cards, and what may not be done with those for the rest of the turn. */
export interface Naming {
  readonly by: CardId;
  readonly forbids: Forbidden;
}

/** What was named this turn. */
export interface Named extends Naming {
  readonly cards: readonly string[];
}

/** What holds for every purchase comes first. */
const order: readonly Forbidden[] = ['buying', 'gaining'];

export function namedIn({ named = {} }: View): readonly Named[] {
  const all = Object.entries(named).flatMap(([by, cards]) => {
    if (!isCardId(by) || cards.length === 0) return [];
    const { namingForbids: forbids } = facts[by];
    return forbids === undefined ? [] : [{ by, forbids, cards }];
  });
  return all.toSorted((a, b) => order.indexOf(a.forbids) - order.indexOf(b.forbids));
}

/** The cards for which this one was named. */
export function namedFor(view: View, card: string): readonly Naming[] {
  return namedIn(view).filter(({ cards }) => cards.includes(card));
}

/** "Named for Contraband: it may not be bought this turn." */
export function namedWords({ say, cards }: Translation, { by, forbids }: Naming): string {
  return say(`ui.table.named.${forbids}`, { card: cards[by].name });
}
