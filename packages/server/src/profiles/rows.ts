import type { Company } from '@provincia/protocol';

/** How somebody's games ended, in this company. */
export interface GameCountRow {
  person: string;
  company: Company;
  games: number;
  /** Shared ones too. */
  won: number;
  shared: number;
}

/** A pile of the kingdom in the games of somebody, in this company. */
export interface CardCountRow {
  person: string;
  company: Company;
  card: string;
  /** Games that had the pile, and how many of these they won. */
  offered: number;
  offered_won: number;
  /** Games in which they gained of it, and how many of these they won. */
  gained: number;
  gained_won: number;
}

/** How somebody fared against somebody else. */
export interface OpponentCountRow {
  person: string;
  opponent: string;
  games: number;
  /** Games that the person won and the opponent did not, and the other way round. */
  won: number;
  lost: number;
  /** Games that both won. */
  shared: number;
}
