import type { WordsLike, WordTable } from '../../word-table.ts';

/**
 * What a plan is called. `named` is "no" if no card is named with it; otherwise `card` is its name, or its plural where
 * `plan-title.ts` says so.
 */
export const plans = {
  money: '{named, select, no {Money} other {Money with {card}}}',
  engine: '{named, select, no {Engine} other {{card} engine}}',
  chain: '{named, select, no {Chain of actions} other {{card} chain}}',
  megaturn: '{named, select, no {Megaturn} other {{card} megaturn}}',
  rush: '{named, select, no {Rush} other {{card} rush}}',
  points: '{named, select, no {Points} other {Points from {card}}}',
  curses: '{named, select, no {Attack} other {{card} attack}}',
  piles: '{named, select, no {Pile-out} other {Pile-out with {card}}}',
  slog: 'Slog',
  unknown: 'Unknown plan',
} satisfies WordTable;

export type Plans = WordsLike<typeof plans>;
