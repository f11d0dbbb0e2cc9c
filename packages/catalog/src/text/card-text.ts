import type { Noun } from './noun.ts';

/**
 * What a card says in one language. In `short`, `text` and `rulings`, braces hold markup (see markup.ts):
 * `{+1 action}` and `{4 coins}` are amounts drawn as signs, `{throne-room}` and `{throne-room|Throne Rooms}` are cards.
 */
export interface CardText<Article extends string = string> {
  readonly name: string;
  /** Other names that it has or had in print, in this language. */
  readonly also?: readonly string[];
  readonly noun: Noun<Article>;
  /** At most three lines on a card of middle size: what to remember, not how it works. Empty if the signs say it all. */
  readonly short: string;
  /** What it does, without the bonuses and values that the face shows as signs. A line break separates its parts. */
  readonly text: string;
  /** What players look up in the middle of a game, the most asked first. The same list in every language. */
  readonly rulings: readonly string[];
}
