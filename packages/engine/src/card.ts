import type { Ability } from './moments.ts';
import type { Play } from './play.ts';
import type { Player } from './player.ts';

export type CardType = 'action' | 'treasure' | 'victory' | 'curse' | 'attack' | 'reaction';

/** A card as its file in the cards package writes it down. */
export interface Card {
  /** The id used everywhere outside: `throne-room`. */
  readonly id: string;
  readonly set: string;
  /** The printings of its set that have it. */
  readonly editions: readonly number[];
  readonly cost: number;
  readonly types: readonly CardType[];
  /** In every game, not one of the ten. */
  readonly basic?: boolean;
  /** How many cards its pile starts with, where it is not the 10, or for victory cards the 8 or 12, of all others. */
  readonly pile?: (players: number) => number;
  /** Coins that playing it gives, before anything else it does. */
  readonly coins?: number;
  /** What it does when played, from top to bottom. */
  readonly play?: (me: Player, play: Play) => void;
  /** Victory points of one copy. */
  readonly points?: number | ((owned: Owned) => number);
  /** What it does at other moments than when it is played. */
  readonly abilities?: readonly Ability[];
}

/** All cards of one player when points are counted. */
export interface Owned {
  readonly size: number;
  count(id: string): number;
}

/** A card compiled for the engine: what is asked of it often is a field. */
export class Kind {
  readonly card: Card;
  readonly index: number;
  readonly id: string;
  readonly cost: number;
  readonly coins: number;
  readonly play: Card['play'];
  readonly points: NonNullable<Card['points']>;
  readonly isAction: boolean;
  readonly isTreasure: boolean;
  readonly isVictory: boolean;
  readonly isAttack: boolean;
  readonly isCurse: boolean;
  /** The labels of the phase decisions. */
  readonly playLabel: string;
  readonly buyLabel: string;

  constructor(card: Card, index: number) {
    this.card = card;
    this.index = index;
    this.id = card.id;
    this.cost = card.cost;
    this.coins = card.coins ?? 0;
    this.play = card.play;
    this.points = card.points ?? 0;
    this.isAction = card.types.includes('action');
    this.isTreasure = card.types.includes('treasure');
    this.isVictory = card.types.includes('victory');
    this.isAttack = card.types.includes('attack');
    this.isCurse = card.types.includes('curse');
    this.playLabel = intern(`play ${card.id}`);
    this.buyLabel = intern(`buy ${card.id}`);
  }
}

/** The one copy that the machine keeps of a string used as a key: comparing two of these is comparing pointers. */
function intern(label: string): string {
  return Object.keys({ [label]: label })[0];
}

/** All the cards a program knows. */
export class Library {
  readonly kinds: readonly Kind[];
  readonly #byId: ReadonlyMap<string, Kind>;

  constructor(cards: readonly Card[]) {
    this.kinds = cards.map((card, index) => new Kind(card, index));
    this.#byId = new Map(this.kinds.map((kind) => [kind.id, kind]));
  }

  find(id: string): Kind | undefined {
    return this.#byId.get(id);
  }

  /** For ids that are known to be there. */
  get(id: string): Kind {
    const kind = this.#byId.get(id);
    if (kind === undefined) throw new RangeError(`there is no card "${id}"`);
    return kind;
  }
}
