import type { Kind } from './card.ts';

/**
 * Shuffles for games that are compared with each other. Each copy of a card gets a number that depends on the player, on
 * how often they have shuffled and on nothing else, and the cards are put in the order of their numbers. So every order
 * is equally likely, and two decks that differ in a few cards have the others in the same order: what a card is good
 * for is not drowned by other luck.
 */
export class PairedShuffle {
  #key = 0;
  readonly #times: Int32Array;
  readonly #copies: Int32Array;
  readonly #numbers: number[] = [];

  constructor(players: number, kinds: number) {
    this.#times = new Int32Array(players);
    this.#copies = new Int32Array(kinds);
  }

  /** A game begins. With the same key, games have the same luck. */
  begin(key: number): void {
    this.#key = key;
    this.#times.fill(0);
  }

  /** Puts the cards that a player shuffles in order. */
  shuffle(seat: number, cards: number[], kindOf: readonly Kind[]): void {
    const copies = this.#copies;
    const numbers = this.#numbers;
    const key = mixed(mixed(this.#key, seat), this.#times[seat]++);
    // Sorting by insertion: decks are small.
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i];
      const { index } = kindOf[card];
      const number = mixed(mixed(key, index), copies[index]++);
      let place = i;
      for (; place > 0 && numbers[place - 1] > number; place--) {
        numbers[place] = numbers[place - 1];
        cards[place] = cards[place - 1];
      }
      numbers[place] = number;
      cards[place] = card;
    }
    for (let i = 0; i < cards.length; i++) copies[kindOf[cards[i]].index] = 0;
  }
}

/** A number that two others lead to, as good as random: multiplications and shifts that spread each bit over all others. */
function mixed(one: number, other: number): number {
  let bits = Math.imul(one ^ Math.imul(other + 1, 0x9e3779b1), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return bits ^ (bits >>> 16);
}
