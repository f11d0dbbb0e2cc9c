import type { Bot, Choice, Decision, View } from '@provincia/engine';

/** An answer that was tried out, with the share of the games that it won. */
export interface Weighed {
  readonly picks: readonly Choice[];
  /** From 0 to 1. */
  readonly chance: number;
  readonly games: number;
}

/** What somebody would answer, and why. */
export interface Opinion {
  readonly picks: readonly Choice[];
  /** What was tried out longest first; empty where nothing was. */
  readonly weighed: readonly Weighed[];
}

/** A bot that says what it thinks. */
export type Adviser = (decision: Decision, view: View) => Opinion;

/** An adviser that plays what it advises. */
export function asBot(adviser: Adviser): Bot {
  return (decision, view) => adviser(decision, view).picks;
}

/** A bot that knows what to do and not why. */
export function advised(bot: Bot): Adviser {
  return (decision, view) => ({ picks: bot(decision, view), weighed: [] });
}

/** Whoever comes after these was soon left out. */
const SAID = 4;

/** What is preferred and by how much, in one line: "buy gold 62 %, buy duchy 55 %, nothing 48 %". */
export function inOneLine({ picks, weighed }: Opinion): string {
  const said = (answer: readonly Choice[]) =>
    answer.length === 0 ? 'nothing' : answer.map(({ label }) => label).join(', ');
  if (weighed.length === 0) return said(picks);
  const first = weighed.filter((one) => said(one.picks) === said(picks));
  const others = weighed.filter((one) => !first.includes(one));
  return [...first, ...others]
    .slice(0, SAID)
    .map(({ picks: answer, chance }) => `${said(answer)} ${Math.round(100 * chance)} %`)
    .join(', ');
}
