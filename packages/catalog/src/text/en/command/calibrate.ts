import type { WordsLike, WordTable } from '../../word-table.ts';

/** How far the chances that a level states come true. */
export const calibrate = {
  // Opponents, behind "against"
  itself: 'itself',
  strategies: 'strategies',
  run: '{kingdoms, plural, one {# kingdom} other {# kingdoms}}, {games, plural, one {# game} other {# games}} each against each opponent, seed {seed}',
  against: 'Against {others}',
  all: 'Against all of them',
  chance: 'stated chance',
  bin: '{from} to {to}%',
  positions: 'positions',
  stated: 'stated %',
  won: 'won %',
  difference: 'difference',
  tooFew: 'too few',
  brier: 'Brier score: {score}',
  simple: 'Brier score of the points lead alone: {lead}; of always saying half: {half}',
  fewest:
    'The difference is what was won beyond what was stated. From fewer than {fewest} positions ("too few"), nothing can be concluded.',
  none: '{name} stated no chance in any position: there is nothing to compare.',
} satisfies WordTable;

export type Calibrate = WordsLike<typeof calibrate>;
