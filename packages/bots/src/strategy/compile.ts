import type { View } from '@provincia/engine';
import type { Amount, Expression, Sign } from './expression.ts';
import { countGone, type Gone } from './gone.ts';
import { cardsCalled } from './names.ts';
import { cardQuantities, type Quantity, quantities } from './quantities.ts';

/** Whether a line of a strategy applies now, or would if some of the own cards were gone. */
export type Condition = (view: View, gone: Gone) => boolean;

/** The expression as a function, put together once from one small function per part: simulations ask it all the time. */
export function compile(expression: Expression): Condition {
  switch (expression.type) {
    case 'and':
      return expression.parts
        .map(compile)
        .reduceRight((b, a) => (view, gone) => a(view, gone) && b(view, gone));
    case 'or':
      return expression.parts
        .map(compile)
        .reduceRight((b, a) => (view, gone) => a(view, gone) || b(view, gone));
    case 'not': {
      const of = compile(expression.of);
      return (view, gone) => !of(view, gone);
    }
    case 'comparison':
      return comparison(expression.left, expression.sign, expression.right);
  }
}

/** Most conditions compare with a number, and most of those ask whether there are few of a card: the fewer calls, the better. */
function comparison(left: Amount, sign: Sign, right: Amount): Condition {
  if (right.type !== 'number') return comparisons[sign](read(left), read(right));
  const { value } = right;
  if (sign === '<' && left.type === 'of-card' && left.name === 'own') {
    const [kind, other] = cardsCalled(left.card);
    if (other === undefined) return (view, gone) => view.count(kind) - countGone(gone, kind) < value;
  }
  return comparisonsWithNumber[sign](read(left), value);
}

const comparisons: Readonly<Record<Sign, (a: Quantity, b: Quantity) => Condition>> = {
  '<': (a, b) => (view, gone) => a(view, gone) < b(view, gone),
  '<=': (a, b) => (view, gone) => a(view, gone) <= b(view, gone),
  '>': (a, b) => (view, gone) => a(view, gone) > b(view, gone),
  '>=': (a, b) => (view, gone) => a(view, gone) >= b(view, gone),
  '=': (a, b) => (view, gone) => a(view, gone) === b(view, gone),
  '!=': (a, b) => (view, gone) => a(view, gone) !== b(view, gone),
};

const comparisonsWithNumber: Readonly<Record<Sign, (a: Quantity, n: number) => Condition>> = {
  '<': (a, n) => (view, gone) => a(view, gone) < n,
  '<=': (a, n) => (view, gone) => a(view, gone) <= n,
  '>': (a, n) => (view, gone) => a(view, gone) > n,
  '>=': (a, n) => (view, gone) => a(view, gone) >= n,
  '=': (a, n) => (view, gone) => a(view, gone) === n,
  '!=': (a, n) => (view, gone) => a(view, gone) !== n,
};

function read(amount: Amount): Quantity {
  switch (amount.type) {
    case 'number': {
      const { value } = amount;
      return () => value;
    }
    case 'quantity':
      return quantities[amount.name];
    case 'of-card':
      return cardQuantities[amount.name].of(amount.card);
    case 'negative': {
      const of = read(amount.of);
      return (view, gone) => -of(view, gone);
    }
    default:
      return calculations[amount.type](read(amount.left), read(amount.right));
  }
}

const calculations = {
  sum: (a, b) => (view, gone) => a(view, gone) + b(view, gone),
  difference: (a, b) => (view, gone) => a(view, gone) - b(view, gone),
  product: (a, b) => (view, gone) => a(view, gone) * b(view, gone),
} satisfies Readonly<Record<string, (a: Quantity, b: Quantity) => Quantity>>;
