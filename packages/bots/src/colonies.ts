import { hasColonies } from './kingdom.ts';
import {
  type Amount,
  all,
  any,
  compare,
  type Expression,
  quantity,
  type Sign,
} from './strategy/expression.ts';
import type { Line, Strategy } from './strategy/strategy.ts';

/** From this turn on, or with so few Colonies left, Provinces are bought: before that Gold pays more for Colonies. */
const PROVINCES = { turn: 13, left: 5 };
/** From this turn on, or with so few Colonies left, Platinum comes too late. */
const NO_PLATINUM = { turn: 17, left: 2 };

/**
 * A strategy that was made for Provinces in a game with Colonies: these are bought as it would buy Provinces, Platinum
 * pays for them, and the end is near when either pile is low. What knows of Colonies itself stays as it is.
 */
export function forColonies(strategy: Strategy, kingdom: readonly string[]): Strategy {
  const { buy, gain, trash, play } = strategy;
  if (!hasColonies(kingdom) || buy.some(({ card }) => card === 'colony')) return strategy;
  const first = buy.findIndex(({ card }) => card === 'province');
  if (first < 0) return strategy;
  const lines = buy.map(atEitherEnd).map(lateProvince);
  const dearer: readonly Line[] = [
    { card: 'colony', when: buy[first].when && eitherEnd(buy[first].when) },
    { card: 'platinum', when: all([turn('<', NO_PLATINUM.turn), left('>', NO_PLATINUM.left)]) },
  ];
  return {
    ...strategy,
    buy: lines.toSpliced(first, 0, ...dearer),
    gain: gain.map(atEitherEnd),
    trash: trash.map(atEitherEnd),
    play: play.map(atEitherEnd),
  };
}

function lateProvince({ card, when }: Line): Line {
  if (card !== 'province') return { card, when };
  const late = any([turn('>=', PROVINCES.turn), left('<=', PROVINCES.left)]) as Expression;
  return { card, when: all(when === null ? [late] : [when, late]) };
}

const turn = (sign: Sign, value: number) => compare(quantity('turn'), sign, value);
const left = (sign: Sign, value: number) => compare(quantity('colonies-left'), sign, value);

function atEitherEnd({ card, when }: Line): Line {
  return { card, when: when && eitherEnd(when) };
}

/** The same condition where Colonies can end the game as well: few Provinces or few Colonies, many of both. */
function eitherEnd(expression: Expression): Expression {
  switch (expression.type) {
    case 'not':
      return { ...expression, of: eitherEnd(expression.of) };
    case 'and':
      return all(expression.parts.map(eitherEnd)) as Expression;
    case 'or':
      return any(expression.parts.map(eitherEnd)) as Expression;
    default: {
      if (!isProvinces(expression.left)) return expression;
      const both = [expression, { ...expression, left: quantity('colonies-left') }];
      const isFew = expression.sign === '<' || expression.sign === '<=' || expression.sign === '=';
      return (isFew ? any(both) : all(both)) as Expression;
    }
  }
}

function isProvinces(amount: Amount): boolean {
  return amount.type === 'quantity' && amount.name === 'provinces-left';
}
