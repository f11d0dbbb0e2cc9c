import { library } from '@provincia/cards';
import type { Kind, View } from '@provincia/engine';
import { type BuyLine, boughtFrom, type Condition, type Strategy } from '../strategy/strategy.ts';

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

/** The plan as a strategy that a bot can follow. */
export function strategyOf({ provinces, duchies, estates, wants }: Plan): Strategy {
  const { money, turn } = provinces;
  const buy: BuyLine[] = [
    { pile: 'province', when: money === 0 ? null : (view) => view.money >= money || view.turn >= turn },
    { pile: 'duchy', when: (view) => view.leftOf(province) <= duchies },
    { pile: 'estate', when: (view) => view.leftOf(province) <= estates },
    ...wants.map((want) => ({ pile: want.pile, when: whenOf(want) })),
  ];
  const piles = boughtFrom(buy.map(({ pile }) => pile));
  return { id: 'plan', name: 'Plan', description: null, buy, play: [], piles };
}

/** When a card is wanted; null if it always is. One function for all: a search asks thousands of plans. */
function whenOf({ pile, upTo, once, late }: Want): Condition | null {
  if (late === undefined && upTo >= ANY && once === undefined) return null;
  const kinds = kindsOf(pile);
  const others = once === undefined ? null : kindsOf(once.pile);
  const least = once?.own ?? 0;
  return (view) =>
    (late === undefined || view.leftOf(province) <= late) &&
    (upTo >= ANY || owned(kinds, view) < upTo) &&
    (others === null || owned(others, view) >= least);
}

/** The plan as the text of a strategy, for people to read and to go on with. */
export function textOf({ provinces, duchies, estates, wants }: Plan, name: string): string {
  const { money, turn } = provinces;
  const lines = [
    lineOf('province', money === 0 ? [] : [`money >= ${money} or turn >= ${turn}`]),
    lineOf('duchy', [`provinces-left <= ${duchies}`]),
    lineOf('estate', [`provinces-left <= ${estates}`]),
    ...wants.map((want) => lineOf(want.pile, conditionsOf(want))),
  ];
  return [`name: ${name}`, 'buy:', ...lines, ''].join('\n');
}

function lineOf(pile: string, conditions: readonly string[]): string {
  return conditions.length === 0 ? `  - ${pile}` : `  - ${pile}: ${conditions.join(' and ')}`;
}

function conditionsOf({ pile, upTo, once, late }: Want): string[] {
  return [
    ...(late === undefined ? [] : [`provinces-left <= ${late}`]),
    ...(upTo < ANY ? [`own(${pile}) < ${upTo}`] : []),
    ...(once === undefined ? [] : [`own(${once.pile}) >= ${once.own}`]),
  ];
}

function kindsOf(pile: string): readonly Kind[] {
  return library.findPile(pile)?.kinds ?? [];
}

function owned(kinds: readonly Kind[], view: View): number {
  let sum = 0;
  for (let i = 0; i < kinds.length; i++) sum += view.count(kinds[i]);
  return sum;
}
