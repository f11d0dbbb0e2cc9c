import type { Bot } from '@provincia/engine';
import { placeAt, spread } from '../plan/chance.ts';

/** Somebody to play against, and how often. */
export interface Rival {
  readonly bot: Bot;
  readonly weight: number;
}

/** Who is met in a round. */
export type Opponent = (round: number) => Bot;

/** The rivals one after the other, as often as their weights say, in any row of rounds. */
export function inTurns(rivals: readonly Rival[]): Opponent {
  const weights = rivals.map(({ weight }) => weight);
  const all = weights.reduce((sum, weight) => sum + weight);
  return (round) => rivals[Math.max(0, placeAt(spread(round) * all, weights))].bot;
}
