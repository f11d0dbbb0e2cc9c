import type { Decision, View } from '@provincia/protocol';

/** What a decision is about, as a coach tells of it. */
export function aboutOf({ kind }: Decision, { phase }: View): 'action' | 'purchase' | 'card' {
  if (kind !== 'phase') return 'card';
  return phase === 'buy' ? 'purchase' : 'action';
}
