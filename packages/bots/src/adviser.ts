import type { Bot, Choice, Decision, View } from '@provincia/engine';
import type { PlanTitle } from './plan/title.ts';
import type { Foresight } from './search/stated.ts';

/** An answer that was tried out. */
export interface Weighed {
  readonly picks: readonly Choice[];
  /** The chance to win with it, from 0 to 1. */
  readonly chance: number;
  readonly games: number;
}

/** The plan that another player is thought to follow. */
export interface Believed {
  readonly seat: number;
  readonly plan: PlanTitle;
  /** How sure that is, from 0 to 1. */
  readonly chance: number;
}

/** What somebody would answer, and why. */
export interface Opinion {
  readonly picks: readonly Choice[];
  /** What was tried out longest first; empty where nothing was. */
  readonly weighed: readonly Weighed[];
  /**
   * The chance to win with these picks, from 0 to 1; null where nothing was tried. It comes from deals that had no part
   * in the choice: what is chosen because it did best did better than it will.
   */
  readonly chance: number | null;
  /** What the chance was made of. */
  readonly foresight: Foresight | null;
  /** The plan that is followed, if it has a name. */
  readonly plan: PlanTitle | null;
  readonly rivals: readonly Believed[];
}

/** An opinion that names no plan and no chance. */
export function plainly(picks: readonly Choice[], weighed: readonly Weighed[] = []): Opinion {
  return { picks, weighed, chance: null, foresight: null, plan: null, rivals: [] };
}

/** A bot that says what it thinks. */
export interface Adviser {
  (decision: Decision, view: View): Opinion;
  /** Answers the same without saying why, which takes less time; also answers where it matters what a bot can do. */
  readonly bot?: Bot;
}

/** An adviser that plays what it advises. */
export function asBot(adviser: Adviser): Bot {
  return adviser.bot ?? ((decision, view) => adviser(decision, view).picks);
}

/** A bot that knows what to do and not why. */
export function advised(bot: Bot): Adviser {
  return Object.assign((decision: Decision, view: View) => plainly(bot(decision, view)), { bot });
}

/** Whoever comes after these was soon left out. */
const SAID = 4;

/** What is worth saying of what was tried out: what is preferred, then the others. */
export function ranked({ picks, weighed }: Pick<Opinion, 'picks' | 'weighed'>): readonly Weighed[] {
  const preferred = labelsOf(picks);
  const first = weighed.filter((one) => labelsOf(one.picks) === preferred);
  const others = weighed.filter((one) => !first.includes(one));
  return [...first, ...others].slice(0, SAID);
}

function labelsOf(picks: readonly Choice[]): string {
  return picks.map(({ label }) => label).join(', ');
}
