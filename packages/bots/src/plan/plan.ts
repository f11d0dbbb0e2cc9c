import { library } from '@provincia/cards';
import type { Kind, View } from '@provincia/engine';
import type { Condition, Strategy } from '../strategy/strategy.ts';

/** A card that a plan wants: so many of it; some only once there are enough of another, or near the end. */
export interface Want {
  readonly pile: string;
  readonly upTo: number;
  readonly once?: { readonly pile: string; readonly own: number } | undefined;
  /** Not before so few Provinces are left. */
  readonly late?: number | undefined;
}

/** How to play a kingdom, in a form that can be changed a little and tried again. */
export interface Plan {
  /** Provinces are bought from so much money in the deck on, or from this turn on whatever there is. */
  readonly provinces: { readonly money: number; readonly turn: number };
  /** With so many Provinces left, Duchies and Estates come before everything else. */
  readonly duchies: number;
  readonly estates: number;
  /** What is bought otherwise: the first of these that can be paid and is still wanted. */
  readonly wants: readonly Want[];
}

const province = library.get('province');

/** From here on there is no limit. */
export const ANY = 20;

interface Line {
  readonly pile: string;
  readonly when: Condition | null;
  readonly text: string;
}

/** The plan as a strategy that a bot can follow. */
export function strategyOf(plan: Plan): Strategy {
  const buy = linesOf(plan);
  const isBrought = (pile: string) => library.findPile(pile)?.home !== 'basic';
  const piles = [...new Set(buy.map(({ pile }) => pile).filter(isBrought))];
  return { id: 'plan', name: 'Plan', description: null, buy, play: [], piles };
}

/** The plan as the text of a strategy, for people to read and to go on with. */
export function textOf(plan: Plan, name: string): string {
  const lines = linesOf(plan).map(({ pile, text }) => (text === '' ? `  - ${pile}` : `  - ${pile}: ${text}`));
  return [`name: ${name}`, 'buy:', ...lines, ''].join('\n');
}

function linesOf({ provinces, duchies, estates, wants }: Plan): Line[] {
  const { money, turn } = provinces;
  return [
    {
      pile: 'province',
      when: money === 0 ? null : (view) => view.money >= money || view.turn >= turn,
      text: money === 0 ? '' : `money >= ${money} or turn >= ${turn}`,
    },
    { pile: 'duchy', when: (view) => view.leftOf(province) <= duchies, text: `provinces-left <= ${duchies}` },
    {
      pile: 'estate',
      when: (view) => view.leftOf(province) <= estates,
      text: `provinces-left <= ${estates}`,
    },
    ...wants.map(lineOf),
  ];
}

function lineOf(want: Want): Line {
  const conditions = conditionsOf(want);
  return {
    pile: want.pile,
    text: conditions.map(({ text }) => text).join(' and '),
    when: conditions.length === 0 ? null : conditions.map(({ when }) => when).reduce(both),
  };
}

function both(one: Condition, other: Condition): Condition {
  return (view) => one(view) && other(view);
}

function conditionsOf({ pile, upTo, once, late }: Want): { text: string; when: Condition }[] {
  const conditions: { text: string; when: Condition }[] = [];
  if (late !== undefined)
    conditions.push({ text: `provinces-left <= ${late}`, when: (view) => view.leftOf(province) <= late });
  if (upTo < ANY) {
    const kinds = library.findPile(pile)?.kinds ?? [];
    conditions.push({ text: `own(${pile}) < ${upTo}`, when: (view) => owned(kinds, view) < upTo });
  }
  if (once !== undefined) {
    const { pile: other, own } = once;
    const others = library.findPile(other)?.kinds ?? [];
    conditions.push({ text: `own(${other}) >= ${own}`, when: (view) => owned(others, view) >= own });
  }
  return conditions;
}

function owned(kinds: readonly Kind[], view: View): number {
  let sum = 0;
  for (let i = 0; i < kinds.length; i++) sum += view.count(kinds[i]);
  return sum;
}
