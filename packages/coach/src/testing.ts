import { asBot, type Care, makeLevels, type PlanBook } from '@provincia/bots';
import { library } from '@provincia/cards';
import { rulesVersion, Simulation } from '@provincia/engine';
import { type Coach, coachFor } from './coach.ts';
import type { Played } from './reviewer.ts';

/** A printed kingdom: its plans need not be looked for. */
export const kingdom = [
  'cellar',
  'market',
  'merchant',
  'militia',
  'mine',
  'moat',
  'remodel',
  'smithy',
  'village',
  'workshop',
];

/** A game that these levels play there; the first of them begins. */
export function playedBy(levels: readonly string[], number: number): Played {
  const known = makeLevels();
  const bots = levels.map((name) => {
    const level = known.get(name);
    if (level === undefined) throw new RangeError(`there is no level ${name}`);
    return asBot(level(kingdom, levels.length));
  });
  const seed = number.toString(16).padStart(32, '0');
  const answers: (readonly string[])[] = [];
  const players = levels.length;
  const { winners } = new Simulation(library, { players, kingdom }).play(seed, bots, 0, answers);
  const result = levels.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return { setup: { rules: rulesVersion, seed, players, kingdom, first: 0 }, answers, result };
}

/** Somebody who knows that kingdom and does not look for long. */
export function coachWith(care: Care): Coach {
  const book: PlanBook = new Map<string, string>();
  return coachFor(book, kingdom, 2, care);
}

/** For a moment only, and long enough to see mistakes. */
export const hasty: Care = { answers: 1000, fewestDeals: 6, deals: 30, closely: 200 };
export const careful: Care = { answers: 12_000, fewestDeals: 20, deals: 150, closely: 500 };
