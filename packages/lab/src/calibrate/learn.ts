import { type Foresight, isCertain, termsOf } from '@provincia/bots';
import { fitted } from './regression.ts';
import type { Foreseen, Reliability } from './reliability.ts';

/** What games teach about chances: for each term that a chance is made of the figure with which it comes truest. */
export function learnedFrom({ foreseen }: Reliability): Record<keyof Foresight, number> {
  const groups = [...foreseen.values()].filter((one) => !isCertain(one)).map(groupOf);
  if (groups.length === 0) throw new RangeError('there is nothing to learn from');
  const [share, turns] = fitted(groups);
  return { share: rounded(share), turns: rounded(turns) };
}

function groupOf({ positions, won, ...foresight }: Foreseen) {
  const { share, turns } = termsOf(foresight);
  return { inputs: [share, turns], positions, won };
}

/** More digits would only look exact. */
function rounded(figure: number): number {
  return Math.round(figure * 1000) / 1000;
}
