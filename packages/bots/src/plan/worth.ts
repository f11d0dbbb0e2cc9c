import type { Outcome } from '@provincia/engine';

/** What a large lead counts beside winning. Few games tell little of who wins more often; points tell more. */
const LEAD = 0.5;
const LARGE = 15;

/** The share of the victory: 1 alone, less if it is shared, 0 if there is none. */
export function shareOf({ winners }: Outcome, seat: number): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** What a game was worth to a seat: the victory, and by how many points it was won or lost. */
export function worthOf(outcome: Outcome, seat: number): number {
  const { points } = outcome;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < points.length; other++)
    if (other !== seat && points[other] > best) best = points[other];
  return shareOf(outcome, seat) + LEAD * Math.tanh((points[seat] - best) / LARGE);
}
