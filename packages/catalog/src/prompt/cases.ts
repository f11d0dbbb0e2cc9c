import { type Asking, type Facts, facts } from '@provincia/cards/facts';
import type { Decision } from '@provincia/protocol';
import { isCardId } from '../card-id.ts';

/** What the card that asks says of this question. */
export function caseOf({ kind, source, purpose, from }: Decision): Asking {
  if (kind === 'order') return { why: [kind] };
  if (kind === 'place' || source === null || !isCardId(source)) return {};
  const { asks } = facts[source];
  return (from === null ? undefined : asks[`${purpose}-from-${from}`]) ?? asks[purpose] ?? {};
}

/** How a card is used when something happens; null if it does what it does by itself. */
export function reactionOf(id: string): NonNullable<Facts['reactsBy']> | null {
  return isCardId(id) ? (facts[id].reactsBy ?? null) : null;
}
