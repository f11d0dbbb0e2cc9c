/** A cost as a card's file writes it down; what is not named is 0. */
export interface CostParts {
  readonly coins?: number;
  readonly potions?: number;
  readonly debt?: number;
}

/** What a card costs, or a limit for what it may cost. A plain number is so many coins. */
export class Cost {
  readonly coins: number;
  readonly potions: number;
  readonly debt: number;

  constructor(coins: number, potions = 0, debt = 0) {
    this.coins = coins;
    this.potions = potions;
    this.debt = debt;
  }

  static of(cost: number | CostParts): Cost {
    if (cost instanceof Cost) return cost;
    return typeof cost === 'number' ? new Cost(cost) : new Cost(cost.coins ?? 0, cost.potions, cost.debt);
  }

  /** The one comparison: no part is more. Of two costs it may be that neither is at most the other. */
  isAtMost(limit: Cost | number): boolean {
    if (typeof limit === 'number') return this.coins <= limit && this.potions === 0 && this.debt === 0;
    return this.coins <= limit.coins && this.potions <= limit.potions && this.debt <= limit.debt;
  }

  /** Whether so many coins and potions are enough; debt is taken on and not paid. */
  isPaidBy(coins: number, potions: number): boolean {
    return this.coins <= coins && this.potions <= potions;
  }

  isLessThan(other: Cost): boolean {
    return this.isAtMost(other) && !other.isAtMost(this);
  }

  equals(other: Cost): boolean {
    return this.isAtMost(other) && other.isAtMost(this);
  }

  /** So many coins more, or less if it is below 0. A limit below 0 is one that nothing meets. */
  plus(coins: number): Cost {
    return coins === 0 ? this : new Cost(this.coins + coins, this.potions, this.debt);
  }

  /** As it is on the table: coins never go below 0 (rule 8.3). */
  get atLeastNothing(): Cost {
    return this.coins < 0 ? new Cost(0, this.potions, this.debt) : this;
  }

  /** Comparing with < or adding with + would leave out potions and debt. */
  valueOf(): never {
    throw new TypeError('a cost is compared with isAtMost and changed with plus');
  }
}
