import type { Decision, Sight } from '@provincia/protocol';

/** Buys the most expensive of these that it can pay for. */
const wanted = ['province', 'gold', 'duchy', 'silver'];

/** A simple answer: money, then points, and as little as possible of everything else. */
export function simpleAnswer({ decision }: Sight): string[] {
  if (decision === null) throw new Error('nothing is asked');
  const labels = decision.choices.map(({ label }) => label);
  if (decision.kind === 'phase') {
    const best = ['treasures', ...wanted.map((id) => `buy ${id}`), 'end'].find((label) =>
      labels.includes(label),
    );
    return [best ?? labels[labels.length - 1]];
  }
  return fewest(decision);
}

/** As few picks as allowed, the first ones offered. */
export function fewest({ choices, min }: Decision): string[] {
  return choices.flatMap(({ label, count }) => new Array<string>(count).fill(label)).slice(0, min);
}
