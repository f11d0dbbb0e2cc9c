import type { CardQuantityName, QuantityName } from './quantities.ts';

/** A condition as data: something that is true or false at any moment of a game. Plain JSON. */
export type Expression =
  | { readonly type: 'comparison'; readonly sign: Sign; readonly left: Amount; readonly right: Amount }
  /** Two parts or more, none of them of the same type: `all` and `any` see to that. */
  | { readonly type: 'and' | 'or'; readonly parts: readonly Expression[] }
  | { readonly type: 'not'; readonly of: Expression };

/** A number in a condition. */
export type Amount =
  | { readonly type: 'number'; readonly value: number }
  | { readonly type: 'quantity'; readonly name: QuantityName }
  | { readonly type: 'of-card'; readonly name: CardQuantityName; readonly card: string }
  | { readonly type: 'negative'; readonly of: Amount }
  | {
      readonly type: 'sum' | 'difference' | 'product';
      readonly left: Amount;
      readonly right: Amount;
    };

export type Sign = '<' | '<=' | '>' | '>=' | '=' | '!=';

/** `money >= 16` and the like. */
export function compare(left: Amount, sign: Sign, value: number): Expression {
  return { type: 'comparison', sign, left, right: { type: 'number', value } };
}

export function quantity(name: QuantityName): Amount {
  return { type: 'quantity', name };
}

export function ofCard(name: CardQuantityName, card: string): Amount {
  return { type: 'of-card', name, card };
}

/** What is true if all of these are; null, which always applies, if there are none. */
export function all(parts: readonly Expression[]): Expression | null {
  return joined('and', parts);
}

/** What is true if any of these is. */
export function any(parts: readonly Expression[]): Expression | null {
  return joined('or', parts);
}

function joined(type: 'and' | 'or', parts: readonly Expression[]): Expression | null {
  const flat = parts.flatMap((part) => (part.type === type ? part.parts : [part]));
  return flat.length > 1 ? { type, parts: flat } : (flat[0] ?? null);
}

const signs = { sum: '+', difference: '-', product: '*' } as const;

/** How close the words of each type hold together: what is looser than its surroundings gets parentheses. */
const closeness = {
  or: 0,
  and: 1,
  not: 2,
  comparison: 3,
  sum: 4,
  difference: 4,
  product: 5,
  negative: 6,
  number: 7,
  quantity: 7,
  'of-card': 7,
} as const;

/** As a person would write it. */
export function written(expression: Expression | Amount): string {
  const own = closeness[expression.type];
  switch (expression.type) {
    case 'number':
      return String(expression.value);
    case 'quantity':
      return expression.name;
    case 'of-card':
      return `${expression.name}(${expression.card})`;
    case 'negative':
      return `-${inside(expression.of, own)}`;
    case 'not':
      return `not ${inside(expression.of, own)}`;
    case 'comparison':
      return `${written(expression.left)} ${expression.sign} ${written(expression.right)}`;
    case 'and':
    case 'or':
      return expression.parts.map((part) => inside(part, own)).join(` ${expression.type} `);
    default:
      // What stands to the left is taken together first.
      return `${inside(expression.left, own)} ${signs[expression.type]} ${inside(expression.right, own + 1)}`;
  }
}

function inside(part: Expression | Amount, least: number): string {
  return closeness[part.type] < least ? `(${written(part)})` : written(part);
}
