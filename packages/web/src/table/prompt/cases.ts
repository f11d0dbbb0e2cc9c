import { type Asking, facts, isCardId, type Translation } from '@provincia/catalog';
import type { Decision } from '@provincia/protocol';

type InGroup<Key, Group extends string> = Key extends `${Group}.${infer Rest}` ? Rest : never;
/** The sentences that say why. */
export type WhyKey = InGroup<Parameters<Translation['say']>[0], 'ui.prompt.why'>;

/** What the Knights do with revealed cards is the same for all of them. */
const raid: Asking = { why: ['oneOfTwo'] };

export function caseOf({ kind, source, purpose, from }: Decision): Asking {
  if (kind === 'order') return { why: [kind] };
  if (kind === 'place') return {};
  if (source === null || !isCardId(source)) return {};
  if (from === 'aside' && facts[source].types.some((type) => type === 'knight')) return raid;
  return facts[source].asks[from === 'trash' ? `${purpose}-from-trash` : purpose] ?? {};
}

/** How a card is used when something happens; null if it does what it does by itself. */
export function reactionOf(id: string): 'reveal' | 'discard' | 'trash' | null {
  return isCardId(id) ? (facts[id].reactsBy ?? null) : null;
}
