import type { Kind } from './card.ts';
import type { Player } from './player.ts';
import type { Waiting } from './state.ts';
import type { Mat } from './zones.ts';

/** What a play knows of what came before it and comes after it. */
interface Memory {
  parent: Play | null;
  /** What it has to remember until next turn; null if there is nothing left for it to do then. */
  kept: readonly number[] | null;
  /** What it has left to do next turn. */
  waiting: Waiting | null;
}

/**
 * One play of a card: the instructions that are followed, apart from the physical card, which may be gone by now.
 */
export class Play {
  readonly by: Player;
  /** The card whose instructions are followed. */
  kind: Kind;
  /** Null until there is something to remember: most plays are forgotten as soon as they are done. */
  #memory: Memory | null = null;
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

  get #remembered(): Memory {
    this.#memory ??= { parent: null, kept: nothing, waiting: null };
    return this.#memory;
  }

  /** The play whose instructions led to this one; null if a phase of the turn did. */
  get parent(): Play | null {
    return this.#memory?.parent ?? null;
  }

  /** The same play, with `parent` as the play whose instructions led to it. */
  ledToBy(parent: Play | null): this {
    if (parent !== null) this.#remembered.parent = parent;
    return this;
  }

  /** What it has left to do next turn. */
  get waiting(): Waiting | null {
    return this.#memory?.waiting ?? null;
  }

  /** Makes this play do nothing to `player`. */
  spare(player: Player): void {
    this.#spared = [...(this.#spared ?? []), player];
  }

  /** Whether this play does nothing to `player`. */
  spares(player: Player): boolean {
    return this.#spared?.includes(player) ?? false;
  }

  /** Runs for every other player affected by the attack, in turn order, each completely before the next. */
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

  /** Puts the played card on a mat if it is still in play. */
  putThisOn(mat: Mat): boolean {
    if (!this.isInPlay) return false;
    this.by.putOnMat([this.#card], 'play', mat);
    return true;
  }

  /** Turns the played card into another card until it leaves play; this is now a play of that card. */
  become(kind: Kind): void {
    const { table } = this.by;
    this.kind = kind;
    table.turn.plays.pop();
    if (this.isInPlay) table.disguise(this.#card, kind);
    const play = new Play(this.by, kind, this.#card, this.#moves).ledToBy(this.parent);
    this.by.follow(play);
    if (play.waiting !== null) this.#remembered.waiting = play.waiting;
  }

  /** Numbers that this play gets back when it continues next turn. */
  keep(numbers: readonly number[]): void {
    const memory = this.#remembered;
    memory.kept = [...(memory.kept ?? nothing), ...numbers];
  }

  /** Ends this play: it has nothing left to do next turn. */
  done(): void {
    this.#remembered.kept = null;
  }

  /** Makes this play wait until its player's next turn, with its card staying in play. */
  wait(): void {
    const memory = this.#remembered;
    if (memory.kept === null) return;
    const { state } = this.by.table;
    memory.waiting = {
      seat: this.by.seat,
      kind: this.kind.index,
      since: state.turns,
      holds: this.isInPlay ? [this.#card] : nothing,
      data: memory.kept,
    };
    state.waiting = [...state.waiting, memory.waiting];
  }

  /** Keeps the card of this play in play too, as long as `waiting` waits. */
  hold(waiting: Waiting): Waiting {
    const { state } = this.by.table;
    const place = state.waiting.indexOf(waiting);
    if (place < 0 || !this.isInPlay) return waiting;
    const held = { ...waiting, holds: [...waiting.holds, this.#card] };
    state.waiting = state.waiting.with(place, held);
    return held;
  }
}

const nothing: readonly number[] = [];
