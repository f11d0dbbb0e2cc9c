import type { Ability } from './moments.ts';
import type { Play } from './play.ts';
import type { Player } from './player.ts';

export type CardType =
  | 'action'
  | 'treasure'
  | 'victory'
  | 'curse'
  | 'attack'
  | 'reaction'
  | 'looter'
  | 'knight'
  | 'ruins'
  | 'shelter';

/**
 * Where the copies of a card are when a game begins: in one of the ten piles (as most), in every game, in a pile that is
 * not in the supply, in the starting decks, or among other cards in a mixed pile.
 */
type Home = 'kingdom' | 'basic' | 'outside' | 'shelter' | 'mixed';

/** A card as its file in the cards package writes it down. */
export interface Card {
  /** The id used everywhere outside: `throne-room`. */
  readonly id: string;
  readonly set: string;
  /** The printings of its set that have it. */
  readonly editions: readonly number[];
  readonly cost: number;
  readonly types: readonly CardType[];
  /** `kingdom` if it is not given. */
  readonly home?: Home;
  /** The ids of piles that are laid out because of it. */
  readonly brings?: readonly string[];
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

/** A pile of different cards, shuffled, of which only the top one can be seen or taken. */
export interface MixedPile {
  readonly id: string;
  readonly set: string;
  readonly editions: readonly number[];
  /** Whether it can be one of the ten; else it comes with a card that brings it. */
  readonly kingdom: boolean;
  readonly cards: readonly Card[];
  /** How many of each there are. */
  readonly copies: number;
  /** How many of all of them are used. */
  readonly size: (players: number) => number;
}

/** A pile as it can be in a game. */
export interface PileKind {
  readonly id: string;
  readonly set: string;
  readonly editions: readonly number[];
  readonly home: 'kingdom' | 'basic' | 'outside' | 'brought';
  readonly brings: readonly string[];
  /** One, or several in a mixed pile. */
  readonly kinds: readonly Kind[];
  /** How many of each kind there are and how many of all are used. */
  readonly copies: (players: number) => number;
  readonly size: (players: number) => number;
}

/** All the cards a program knows, and the piles they make. */
export class Library {
  readonly kinds: readonly Kind[];
  readonly piles: readonly PileKind[];
  /** Instead of the Estates of the starting decks. */
  readonly shelters: readonly Kind[];
  readonly #kinds: ReadonlyMap<string, Kind>;
  readonly #piles: ReadonlyMap<string, PileKind>;

  constructor(cards: readonly Card[], mixed: readonly MixedPile[] = []) {
    const all = [...cards, ...mixed.flatMap((pile) => pile.cards)];
    this.kinds = all.map((card, index) => new Kind(card, index));
    this.#kinds = new Map(this.kinds.map((kind) => [kind.id, kind]));
    if (this.#kinds.size < all.length) throw new RangeError('two cards of the library have the same id');
    this.shelters = this.kinds.filter(({ card }) => card.home === 'shelter');
    this.piles = [
      ...this.kinds.filter(({ card }) => card.home !== 'mixed' && card.home !== 'shelter').map(pileOf),
      ...mixed.map((pile) =>
        mixedPile(
          pile,
          pile.cards.map(({ id }) => this.get(id)),
        ),
      ),
    ];
    this.#piles = new Map(this.piles.map((pile) => [pile.id, pile]));
    if (this.#piles.size < this.piles.length)
      throw new RangeError('two piles of the library have the same id');
  }

  find(id: string): Kind | undefined {
    return this.#kinds.get(id);
  }

  /** For ids that are known to be there. */
  get(id: string): Kind {
    const kind = this.#kinds.get(id);
    if (kind === undefined) throw new RangeError(`there is no card "${id}"`);
    return kind;
  }

  findPile(id: string): PileKind | undefined {
    return this.#piles.get(id);
  }
}

function pileOf(kind: Kind): PileKind {
  const { id, card } = kind;
  const { set, editions, home = 'kingdom', brings = [] } = card;
  const size =
    card.pile ?? ((players: number) => (kind.isVictory && players > 2 ? 12 : kind.isVictory ? 8 : 10));
  return { id, set, editions, home: home as PileKind['home'], brings, kinds: [kind], copies: size, size };
}

function mixedPile(
  { id, set, editions, kingdom, copies, size }: MixedPile,
  kinds: readonly Kind[],
): PileKind {
  const home = kingdom ? 'kingdom' : 'brought';
  const brings = kinds.flatMap(({ card }) => card.brings ?? []);
  return { id, set, editions, home, brings, kinds, copies: () => copies, size };
}
