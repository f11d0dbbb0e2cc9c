import { all, any, compare, type Expression, ofCard, quantity } from '../strategy/expression.ts';
import { type Line, planWith, type Strategy } from '../strategy/strategy.ts';

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

/** From here on there is no limit. */
export const ANY = 20;

/** The plan as a strategy that a bot can follow. */
export function strategyOf({ provinces, duchies, estates, wants }: Plan): Strategy {
  const { money, turn } = provinces;
  const buy: Line[] = [
    {
      card: 'province',
      when:
        money === 0
          ? null
          : any([compare(quantity('money'), '>=', money), compare(quantity('turn'), '>=', turn)]),
    },
    { card: 'duchy', when: provincesLeft(duchies) },
    { card: 'estate', when: provincesLeft(estates) },
    ...wants.map((want) => ({ card: want.pile, when: whenOf(want) })),
  ];
  return planWith({ buy });
}

function provincesLeft(most: number): Expression {
  return compare(quantity('provinces-left'), '<=', most);
}

/** When a card is wanted; null if it always is. */
function whenOf({ pile, upTo, once, late }: Want): Expression | null {
  return all([
    ...(late === undefined ? [] : [provincesLeft(late)]),
    ...(upTo < ANY ? [compare(ofCard('own', pile), '<', upTo)] : []),
    ...(once === undefined ? [] : [compare(ofCard('own', once.pile), '>=', once.own)]),
  ]);
}
