import type { Assessed, Assessment, PlanTitle } from '@provincia/bots';
import { library } from '@provincia/cards';
import type { Reason } from './review.ts';

/** A card that comes up less often than this was hardly worth getting. */
const SELDOM = 0.5;

/** From so many points or turns on it is worth saying. */
const POINTS = 1.5;
const TURNS = 0.7;

/** Why the best answer is better than what was given: whatever of what was measured says most. */
export function reasonOf({ given, best, plan, isPlanned, sure }: Assessment): Reason {
  return sure === null ? reasonBetween(given, best, plan, isPlanned) : { code: sure };
}

/** Why one answer is better than another one. */
export function reasonBetween(given: Assessed, best: Assessed, plan: PlanTitle, isPlanned: boolean): Reason {
  const seldom = seldomUsed(given);
  if (seldom !== null) return seldom;
  const points = best.sample.lead - given.sample.lead;
  if (points >= POINTS) return { code: 'points', points: inShort(points) };
  const turns = best.sample.turns - given.sample.turns;
  if (turns <= -TURNS) return { code: 'sooner', turns: inShort(-turns) };
  if (turns >= TURNS) return { code: 'later', turns: inShort(turns) };
  return isPlanned ? { code: 'plan', plan } : { code: 'wins-more' };
}

/** A card that is not for its points, and that will hardly be seen again. */
function seldomUsed({ picks: [choice], sample: { uses, turns } }: Assessed): Reason | null {
  if (uses === null || uses >= SELDOM || choice.verb !== 'buy') return null;
  const kind = library.find(choice.card);
  if (kind === undefined || kind.isVictory) return null;
  return { code: 'hardly-used', card: choice.card, uses: inShort(uses), turns: inShort(turns) };
}

/** Nobody says more than a digit after the point. */
function inShort(number: number): number {
  return Math.round(number * 10) / 10;
}
