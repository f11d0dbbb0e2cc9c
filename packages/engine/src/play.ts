import type { Kind } from './card.ts';
import type { Player } from './player.ts';
import type { CardRef } from './track.ts';

/**
 * One play of a card: the instructions that are followed, apart from the physical card, which may be gone by now.
 */
export class Play {
  readonly by: Player;
  readonly kind: Kind;
  readonly #card: CardRef;
  /** The players this play does nothing to. */
  readonly #spared: Player[] = [];

  constructor(by: Player, kind: Kind, card: CardRef) {
    this.by = by;
    this.kind = kind;
    this.#card = card;
  }

  /** This play does nothing to `player`. */
  spare(player: Player): void {
    this.#spared.push(player);
  }

  spares(player: Player): boolean {
    return this.#spared.includes(player);
  }

  /** Every other player whom the attack reaches, in turn order, each completely before the next. */
  eachVictim(suffer: (victim: Player) => void): void {
    for (const player of this.by.others()) if (!this.spares(player)) suffer(player);
  }

  /** Trashes the played card if it is still where this play put it. */
  trashThis(): boolean {
    return this.by.trashTracked(this.#card);
  }
}
