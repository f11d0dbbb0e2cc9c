import type { Kind } from './card.ts';
import type { Player } from './player.ts';

/**
 * One play of a card: the instructions that are followed, apart from the physical card, which may be gone by now.
 */
export class Play {
  readonly by: Player;
  /** The card whose instructions are followed. */
  kind: Kind;
  readonly #card: number;
  /** How often the card had moved when it was put into play; -1 if it could not be put there. */
  readonly #moves: number;
  /** The players this play does nothing to. */
  #spared: Player[] | null = null;

  constructor(by: Player, kind: Kind, card: number, moves: number) {
    this.by = by;
    this.kind = kind;
    this.#card = card;
    this.#moves = moves;
  }

  /** This play does nothing to `player`. */
  spare(player: Player): void {
    this.#spared = [...(this.#spared ?? []), player];
  }

  spares(player: Player): boolean {
    return this.#spared?.includes(player) ?? false;
  }

  /** Every other player whom the attack reaches, in turn order, each completely before the next. */
  eachVictim(suffer: (victim: Player) => void): void {
    for (const player of this.by.others()) if (!this.spares(player)) suffer(player);
  }

  /** Whether the played card is still where this play put it. */
  get isInPlay(): boolean {
    return this.by.table.moves[this.#card] === this.#moves;
  }

  /** Trashes the played card if it is still in play. */
  trashThis(): boolean {
    if (!this.isInPlay) return false;
    this.by.trash([this.#card], 'play');
    return true;
  }

  /** Whether this is the card that was played. */
  isOf(card: number): boolean {
    return this.#card === card;
  }

  /** Puts the played card back on its own pile if it is still in play. */
  returnThis(): boolean {
    if (!this.isInPlay) return false;
    this.by.returnToPile(this.#card);
    return true;
  }

  /** The played card is another card from now on until it leaves play, and this is a play of that card. */
  become(kind: Kind): void {
    const { table } = this.by;
    this.kind = kind;
    table.state.plays.pop();
    if (this.isInPlay) table.disguise(this.#card, kind);
    this.by.follow(new Play(this.by, kind, this.#card, this.#moves));
  }
}
