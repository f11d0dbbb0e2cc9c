import { all, compare, quantity } from './strategy/expression.ts';
import type { Line, Strategy } from './strategy/strategy.ts';

/** After so many turns a game has gone on for long, and with less money than this nobody will buy its end. */
const LONG = 30;
const POOR = 12;

const copper: Line = {
  card: 'copper',
  when: all([compare(quantity('turn'), '>', LONG), compare(quantity('money'), '<', POOR)]),
};

/**
 * The same strategy for somebody who has to finish the game. Decks whose money was trashed, as by Bishops, may be able to
 * buy nothing that is planned: then there is Copper. Without it such a game would never end.
 */
export function withLastResort(strategy: Strategy): Strategy {
  return { ...strategy, buy: [...strategy.buy, copper] };
}
