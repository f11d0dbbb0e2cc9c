import type { Sight } from '@provincia/protocol';

const GREED = ['buy province', 'buy gold'];
const USELESS = ['buy curse', 'buy copper', 'buy estate'];

/** What a scripted person answers: plays all actions and treasures, buys anything useful; picks cards by chance. */
export function scriptedAnswer({ decision }: Sight, chance: () => number): string[] {
  if (decision === null) throw new Error('nothing is asked');
  const labels = decision.choices.map(({ label }) => label);
  if (decision.kind !== 'phase') {
    const offered = decision.choices.flatMap(({ label, count }) => new Array<string>(count).fill(label));
    return offered.slice(0, Math.max(decision.min, Math.floor(chance() * (decision.max + 1))));
  }
  if (labels.includes('treasures')) return ['treasures'];
  const dearest = GREED.find((label) => labels.includes(label));
  if (dearest !== undefined) return [dearest];
  const useful = labels.filter((label) => !USELESS.includes(label));
  // Without a pick the phase is over.
  return useful.length === 0 ? [] : [useful[Math.floor(chance() * useful.length)]];
}
