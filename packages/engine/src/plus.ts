/** What a card gives without asking, in the order in which it is written. */
export interface Plus {
  readonly cards?: number;
  readonly actions?: number;
  readonly buys?: number;
  readonly coins?: number;
  readonly potions?: number;
}

/** So many of one thing. */
export interface Gift {
  readonly what: keyof Plus;
  readonly amount: number;
}

export function giftsOf(plus: Plus): readonly Gift[] {
  return (Object.keys(plus) as (keyof Plus)[]).map((what) => ({ what, amount: plus[what] ?? 0 }));
}
