import { type CardId, facts } from '@provincia/catalog';
import type { View } from '@provincia/protocol';
import { cardId } from '../names.ts';

export interface HeldCards {
  readonly id: CardId;
  readonly count: number;
}

/** The own hand: what is played first stands left. The same cards always stand in the same order. */
export function heldCards(own: View['own']): readonly HeldCards[] {
  return Object.entries(own?.hand ?? {})
    .map(([id, count]) => ({ id: cardId(id), count }))
    .toSorted((a, b) => rank(a.id) - rank(b.id) || worth(b.id) - worth(a.id) || a.id.localeCompare(b.id));
}

function rank(id: CardId): number {
  const { types } = facts[id];
  if (types.includes('action')) return 0;
  if (types.includes('treasure')) return 1;
  return types.includes('curse') ? 3 : 2;
}

function worth(id: CardId): number {
  return facts[id].coins ?? facts[id].cost;
}
