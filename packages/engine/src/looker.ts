import type { Kind } from './card.ts';
import type { Cost } from './cost.ts';
import { NOWHERE } from './decision.ts';
import { Holdings } from './holdings.ts';
import type { Turn } from './state.ts';
import type { Table } from './table.ts';
import { namedFor } from './this-turn.ts';
import type { Seat, ZoneName } from './zones.ts';

const none: readonly number[] = [];

/** The part of a player that looks at the game; Chooser, Mover and Player add what they do. */
export class Looker {
  readonly table: Table;
  readonly seat: number;
  readonly zones: Seat;
  readonly holdings: Holdings;
  /** The table's: whoever's turn it is. */
  protected readonly turn: Turn;

  constructor(table: Table, seat: number) {
    this.table = table;
    this.seat = seat;
    this.zones = table.state.seats[seat];
    this.holdings = new Holdings(table.layout, this.zones);
    this.turn = table.turn;
  }

  get hand(): readonly number[] {
    return this.zones.hand;
  }

  /** The cards in one of this player's zones. */
  cardsIn(zone: ZoneName): number[] {
    const { zones } = this;
    switch (zone) {
      case 'hand':
        return zones.hand;
      case 'discard':
        return zones.discard;
      case 'play':
        return zones.play;
      case 'deck':
        return zones.deck;
      case 'aside':
        return zones.aside;
      case 'looking':
        return zones.looking;
      default:
        return zones.mats[this.table.matOf(zone)];
    }
  }

  /** What a card is. */
  kindOf(card: number): Kind {
    return this.table.kindOf(card);
  }

  /** What a card costs at the moment. */
  costOf(card: number): Cost {
    return this.table.cost(this.table.kindOf(card));
  }

  /** How many cards with this id are in a zone. */
  count(zone: ZoneName, id: string): number {
    let count = 0;
    for (const card of this.cardsIn(zone)) if (this.table.kindOf(card).id === id) count++;
    return count;
  }

  /** The cards of this kind in a zone. */
  cardsOf(zone: ZoneName, kind: Kind): readonly number[] {
    const cards = this.cardsIn(zone);
    let found: number[] | null = null;
    for (let i = 0; i < cards.length; i++) {
      if (this.table.kindOf(cards[i]) !== kind) continue;
      found ??= [];
      found.push(cards[i]);
    }
    return found ?? none;
  }

  /** Such cards that this player has in play. */
  inPlay(which: (kind: Kind) => boolean): number[] {
    return this.zones.play.filter((card) => which(this.kindOf(card)));
  }

  /** Whether this player has such a card anywhere but on a mat. */
  hasOffMats(which: (kind: Kind) => boolean): boolean {
    const { deck, hand, discard, play, aside, looking } = this.zones;
    const zones = [deck, hand, discard, play, aside, looking];
    return zones.some((zone) => zone.some((card) => which(this.kindOf(card))));
  }

  /** A card with this id in hand. */
  find(id: string): number | undefined {
    return this.zones.hand.find((card) => this.kindOf(card).id === id);
  }

  /** A card of this kind in hand; NOWHERE if there is none. */
  held(kind: Kind): number {
    const { hand } = this.zones;
    for (let i = 0; i < hand.length; i++) if (this.kindOf(hand[i]).index === kind.index) return hand[i];
    return NOWHERE;
  }

  /** Whether there is an action in hand. A loop of its own, like the next one, because every turn begins with it. */
  holdsAction(): boolean {
    if (this.holdings.actions === 0) return false;
    const { hand } = this.zones;
    const { kinds } = this.table;
    for (let i = 0; i < hand.length; i++) if (kinds[hand[i]].isAction) return true;
    return false;
  }

  /** Whether there is a treasure in hand. */
  holdsTreasure(): boolean {
    const { hand } = this.zones;
    const { kinds } = this.table;
    for (let i = 0; i < hand.length; i++) if (kinds[hand[i]].isTreasure) return true;
    return false;
  }

  /** The phase of the turn that is going on: clean-up too, in which nothing is decided but what cards ask. */
  get phase(): string {
    const { library, state, isCleaningUp } = this.table;
    // A game that is over stays in the clean-up in which it ended.
    return isCleaningUp || state.over ? 'clean-up' : library.phases[this.turn.phase].name;
  }

  /** Whether it is this player's turn. */
  get isOnTurn(): boolean {
    return this.seat === this.turn.owner;
  }

  /** How often such cards have been played this turn by the player whose turn it is. */
  timesPlayed(which: (kind: Kind) => boolean): number {
    const { turn, library } = this.table;
    return turn.plays.filter((kind) => which(library.kinds[kind])).length;
  }

  /** The cards that have been named this turn for the card with this id. */
  namedFor(id: string): readonly Kind[] {
    return namedFor(this.table, this.table.library.get(id));
  }

  /** The kinds of cards that this player gained in their last turn, or so far in the one going on. */
  gainedLastTurn(): readonly Kind[] {
    const { gains } = this.zones;
    const kinds = gains.filter((_, i) => i % 2 === 0).map((index) => this.table.library.kinds[index]);
    return [...new Set(kinds)];
  }

  /** Whether this player has gained such a card in the phase of their turn that is going on. */
  gainedThisPhase(which: (kind: Kind) => boolean): boolean {
    const { gains } = this.zones;
    const { turn, library } = this.table;
    return gains.some(
      (phase, i) => i % 2 === 1 && phase === turn.phase && which(library.kinds[gains[i - 1]]),
    );
  }

  get deckSize(): number {
    return this.zones.deck.length;
  }
}
