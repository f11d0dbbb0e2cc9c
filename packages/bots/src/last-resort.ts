import { all, compare, quantity } from './strategy/expression.ts';
import type { Line, Strategy } from './strategy/strategy.ts';

/** After so many turns a game has gone on for long or far too long, and with less money than this nobody will buy its end. */
const LONG = 30;
const TOO_LONG = 60;
const POOR = 12;

/** Estates and Curses help nobody to money, but their piles end the game as others do. */
const lines: readonly Line[] = [line('copper', LONG), line('estate', TOO_LONG), line('curse', TOO_LONG)];

function line(card: string, turns: number): Line {
  return { card, when: all([compare(quantity('turn'), '>', turns), compare(quantity('money'), '<', POOR)]) };
}

/**
 * The same strategy for somebody who has to finish the game. Decks whose money was trashed, as by Bishops, may be able to
 * buy nothing that is planned: then there is Copper, and when its pile is empty too, what else costs next to nothing.
 * Without that such a game would never end.
 */
export function withLastResort(strategy: Strategy): Strategy {
  return { ...strategy, buy: [...strategy.buy, ...lines] };
}
