import type { Kind } from './card.ts';
import type { Player } from './player.ts';
import { FACE_DOWN, type Mat } from './zones.ts';

/** What a play knows of what came before it and comes after it. */
interface Memory {
  parent: Play | null;
  /** Cards set aside for it until next turn; null if there is nothing left for it to do then. */
  kept: readonly number[] | null;
  /** Its place among all plays that wait, which these keep as long as a card is being followed. */
  waiting: number | null;
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

  /** Its place among the plays that wait for a next turn; null if it does not. */
  get waiting(): number | null {
    return this.#memory?.waiting ?? null;
  }

  /** Makes this play do nothing to `player`. */
  spare(player: Player): void {
    this.#spared = [...(this.#spared ?? []), player];
  }

  /** The same for somebody who has nothing to show for it: everybody is told. */
  keepFrom(player: Player): void {
    this.spare(player);
    player.table.emit({ type: 'spared', player: player.seat });
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

  /** Trashes cards from the hand, and together with them the played card if it is still in play; returns how many. */
  trashThisWith(cards: readonly number[]): number {
    const played = this.isInPlay ? [this.#card] : nothing;
    return this.by.trashTogether([
      { cards: played, from: 'play' },
      { cards, from: 'hand' },
    ]);
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
    if (this.by.isOnTurn) table.turn.plays.pop();
    if (this.isInPlay) table.disguise(this.#card, kind);
    const play = new Play(this.by, kind, this.#card, this.#moves).ledToBy(this.parent);
    this.by.follow(play);
    if (play.waiting !== null) this.#remembered.waiting = play.waiting;
  }

  /** Sets cards from the hand aside, face down, until this play continues next turn; without any it does not. */
  setAside(cards: readonly number[]): void {
    this.by.putOnMat(cards, 'hand', FACE_DOWN);
    this.keep(cards);
  }

  /** Cards set aside that this play gets back when it continues next turn; without any it does not. */
  keep(cards: readonly number[]): void {
    if (cards.length === 0) this.done();
    else this.#remembered.kept = cards;
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
    const waiting = {
      seat: this.by.seat,
      kind: this.kind.index,
      since: state.turns,
      holds: this.isInPlay ? [this.#card] : nothing,
      kept: memory.kept,
      spared: this.#spared?.map(({ seat }) => seat) ?? nothing,
    };
    memory.waiting = state.waiting.length;
    state.waiting = [...state.waiting, waiting];
  }

  /** Keeps the card of this play in play too, as long as the play at this place waits. */
  holdFor(place: number): void {
    const { state } = this.by.table;
    const waiting = state.waiting[place];
    if (!this.isInPlay || waiting.holds.includes(this.#card)) return;
    state.waiting = state.waiting.with(place, { ...waiting, holds: [...waiting.holds, this.#card] });
  }
}

const nothing: readonly number[] = [];
