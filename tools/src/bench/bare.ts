import { Random } from '@provincia/engine/internals';

const ESTATE = 0;
const COPPER = 1;
const SILVER = 2;
const GOLD = 3;
const SMITHY = 4;
const PROVINCE = 5;
/** Coins of each card. */
const coinsOf = [0, 1, 2, 3, 0, 0];

class BareSeat {
  deck: number[] = [];
  discard: number[] = [];
  readonly hand: number[] = [];
  turns = 0;
  provinces = 0;
  smithies = 0;
  /** How many Smithies this seat buys: none is plain Big Money. */
  smithiesWanted = 0;

  /** Of the three Estates it started with and its Provinces. */
  get points(): number {
    return 3 + 6 * this.provinces;
  }
}

/**
 * The yardstick: two players of Big Money, with or without Smithies, as a loop written down by hand that knows nothing
 * but the cards of this game. It asks the same generator in the same order, and it keeps cards in the order of the
 * engine, so that from the same seed both play the same game to the card.
 */
export class BareTable {
  readonly seats: readonly [BareSeat, BareSeat] = [new BareSeat(), new BareSeat()];
  /** How many draws of the generator the last game took. */
  draws = 0;
  readonly #random = new Random('0'.repeat(32));
  /** How many cards each pile has left. */
  #left: number[] = [];

  /** Plays a game that seat 0 begins; what came of it is in the seats. */
  play(seed: string, smithiesWanted: readonly [number, number]): void {
    this.#random.reseed(seed);
    this.draws = 0;
    this.#left = [8, 46, 40, 30, 10, 8];
    for (let i = 0; i < 2; i++) this.#deal(this.seats[i], smithiesWanted[i]);
    let onTurn = 0;
    do {
      this.#turn(this.seats[onTurn]);
      onTurn = 1 - onTurn;
    } while (!this.#isOver());
  }

  /** The seat that won the last game, 2 if it was a tie: most points, among equals fewer turns. */
  get winner(): number {
    const [first, second] = this.seats;
    if (first.points !== second.points) return first.points > second.points ? 0 : 1;
    return first.turns === second.turns ? 2 : 1;
  }

  #deal(seat: BareSeat, smithiesWanted: number): void {
    seat.deck = [COPPER, COPPER, COPPER, COPPER, COPPER, COPPER, COPPER, ESTATE, ESTATE, ESTATE];
    seat.discard = [];
    seat.hand.length = 0;
    seat.turns = 0;
    seat.provinces = 0;
    seat.smithies = 0;
    seat.smithiesWanted = smithiesWanted;
    this.#shuffle(seat.deck);
    this.#draw(seat, 5);
  }

  #turn(seat: BareSeat): void {
    const { hand } = seat;
    seat.turns++;
    const smithy = hand.indexOf(SMITHY);
    if (smithy >= 0) {
      hand.splice(smithy, 1);
      this.#draw(seat, 3);
    }
    let coins = 0;
    for (let i = 0; i < hand.length; i++) coins += coinsOf[hand[i]];
    this.#buy(seat, coins);
    // The order of the engine: what is left in hand, then what was played.
    for (let i = 0; i < hand.length; i++) if (coinsOf[hand[i]] === 0) seat.discard.push(hand[i]);
    if (smithy >= 0) seat.discard.push(SMITHY);
    for (let i = 0; i < hand.length; i++) if (coinsOf[hand[i]] > 0) seat.discard.push(hand[i]);
    hand.length = 0;
    this.#draw(seat, 5);
  }

  #buy(seat: BareSeat, coins: number): void {
    const left = this.#left;
    let card = -1;
    if (coins >= 8) card = PROVINCE;
    else if (coins >= 6 && left[GOLD] > 0) card = GOLD;
    else if (coins >= 4 && seat.smithies < seat.smithiesWanted && left[SMITHY] > 0) card = SMITHY;
    else if (coins >= 3 && left[SILVER] > 0) card = SILVER;
    if (card < 0) return;
    left[card]--;
    seat.discard.push(card);
    if (card === PROVINCE) seat.provinces++;
    if (card === SMITHY) seat.smithies++;
  }

  #isOver(): boolean {
    const left = this.#left;
    let empty = 0;
    for (let i = 0; i < left.length; i++) if (left[i] === 0) empty++;
    return left[PROVINCE] === 0 || empty >= 3;
  }

  /** One by one: first what is left of the deck, then from the discard pile, shuffled. */
  #draw(seat: BareSeat, count: number): void {
    for (let i = 0; i < count; i++) {
      if (seat.deck.length === 0) {
        if (seat.discard.length === 0) return;
        this.#shuffle(seat.discard);
        seat.deck = seat.discard;
        seat.discard = [];
      }
      seat.hand.push(seat.deck.pop() as number);
    }
  }

  /** Fisher-Yates with the engine's unbiased draws: what would make some places likelier is drawn again. */
  #shuffle(cards: number[]): void {
    for (let n = cards.length; n > 1; n--) {
      const unfair = 0x10000 % n;
      let product = this.#random.at(this.draws++) * n;
      while ((product & 0xffff) < unfair) product = this.#random.at(this.draws++) * n;
      const place = product >>> 16;
      const card = cards[n - 1];
      cards[n - 1] = cards[place];
      cards[place] = card;
    }
  }
}
