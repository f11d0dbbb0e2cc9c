import type { Sight } from '@provincia/protocol';
import type { Result } from './ranked.ts';

/** What decided a game besides the points, where they alone do not explain who has won. */
export function decidedBy(
  { winners, points }: Result,
  resigned: Sight['resigned'],
): 'turns' | 'shared' | 'resigned' | null {
  const [winner] = winners;
  const rivals = points.flatMap((_, seat) => (winners.includes(seat) ? [] : [seat]));
  if (rivals.some((seat) => resigned.includes(seat) && points[seat] >= points[winner])) return 'resigned';
  if (winners.length > 1) return 'shared';
  return rivals.some((seat) => points[seat] === points[winner]) ? 'turns' : null;
}
