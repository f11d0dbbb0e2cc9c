import { CardOffers } from './choice.ts';
import { Cost, type CostParts } from './cost.ts';
import type { Ability } from './moments.ts';
import type { Play } from './play.ts';
import type { Player } from './player.ts';
import { type Gift, giftsOf, type Plus } from './plus.ts';
import { treasureOrder } from './treasure-order.ts';
import type { Mats } from './zones.ts';

export type CardType =
  | 'action'
  | 'treasure'
  | 'victory'
  | 'curse'
  | 'attack'
  | 'reaction'
  | 'duration'
  | 'looter'
  | 'knight'
  | 'ruins'
  | 'shelter';

/**
 * Where the copies of a card are when a game begins: in one of the ten piles (as most), in every game, in a pile that is
 * not in the supply, in the starting decks, or among other cards in a mixed pile.
 */
type Home = 'kingdom' | 'basic' | 'outside' | 'shelter' | 'mixed';

/** What is counted for each player in games with a card; everybody sees it. */
export interface CounterRule {
  /** The points that each one is worth at the end. */
  readonly points?: number;
}

/** So many coins less: for all cards, or for those of a type. */
export interface Discount {
  readonly coins: number;
  readonly of?: CardType;
}

/** Types that a card has in addition, and what playing it gives. */
export interface Alteration {
  readonly types: readonly CardType[];
  readonly plus: Plus;
}

/** What a card, or anything else that is part of a game, adds to the table. */
interface Furniture {
  readonly mats?: Mats;
  readonly counters?: Readonly<Record<string, CounterRule>>;
  /** What can lie on piles. */
  readonly tokens?: readonly string[];
  /**
   * What lies on piles of such cards from the beginning, one on each: with the first card that is gained from there it goes
   * to a mat of its name that all players share.
   */
  readonly startTokens?: Readonly<Record<string, (kind: Kind) => boolean>>;
  /** What it does at other moments than when it is played. */
  readonly abilities?: readonly Ability[];
  /** How much cheaper a card is because this one is in play, or in the game; asked for each card in play. */
  readonly cheaper?: (kind: Kind, me: Player) => number;
}

/** A card as its file in the cards package writes it down. */
export interface Card extends Furniture {
  /** The id used everywhere outside: `throne-room`. */
  readonly id: string;
  readonly set: string;
  /** The printings of its set that have it. */
  readonly editions: readonly number[];
  /** In coins, where it is a number. */
  readonly cost: number | CostParts;
  readonly types: readonly CardType[];
  /** `kingdom` if it is not given. */
  readonly home?: Home;
  /** Whether its pile, a basic one, is only in games that use it: for its set's share of the kingdom chance may have it. */
  readonly comesWithSet?: true;
  /** The ids of piles that are laid out because of it. */
  readonly brings?: readonly string[];
  /** How many cards its pile starts with, where it is not the 10, or for victory cards the 8 or 12, of all others. */
  readonly pile?: (players: number) => number;
  /** How many of it are in each starting deck. */
  readonly inStartingDeck?: number;
  /** Whether the game is over when its pile is empty. */
  readonly endsGame?: boolean;
  /** What playing it gives, before anything else it does. */
  readonly plus?: Plus;
  /** What it does when played, from top to bottom. */
  readonly play?: (me: Player, play: Play) => void;
  /**
   * What a play of it does at the beginning of its player's next turn; until then the card stays in play. `kept` are the
   * cards that were set aside for it.
   */
  readonly nextTurn?: Plus | ((me: Player, kept: readonly number[]) => void);
  /** Whether it sets cards aside face down until then. */
  readonly setsAsideFaceDown?: true;
  /** Whether it asks what was gained in a turn. */
  readonly asksForGains?: true;
  /** What it adds to other cards, by their ids, in games in which its pile is one of the ten. */
  readonly alters?: Readonly<Record<string, Alteration>>;
  /** Whether it asks others only if they hold certain cards: that somebody was not asked tells of their hand. */
  readonly tellsOfHands?: true;
  /** Whether it puts cards back on piles of the supply, which may then be higher than at first. */
  readonly refillsPiles?: true;
  /** What each play of it makes cards cheaper by, everywhere, for the rest of the turn. */
  readonly discount?: Discount;
  /** How much less it costs itself, everywhere, because of what the player whose turn it is does or has. */
  readonly costsLess?: (onTurn: Player) => number;
  /** What paying so many coins more than it costs does. */
  readonly overpaid?: (me: Player, coins: number) => void;
  /** Whether it may be bought now, where that is not a matter of money alone. */
  readonly mayBeBought?: (me: Player) => boolean;
  /** Whether it forbids the player whose turn it is to buy such a card now, in games with its pile. */
  readonly forbidsBuying?: (onTurn: Player, kind: Kind) => boolean;
  /** Whether it does something with other treasures in hand: of all treasures played at once it comes first. */
  readonly usesTreasures?: true;
  /** Whether it counts other treasures in play: of all played at once it comes last. */
  readonly countsTreasures?: true;
  /** Victory points of one copy. */
  readonly points?: number | ((owned: Owned) => number);
}

/** Something to buy that is no card, or a rule that holds for a game. */
export interface Landscape extends Furniture {
  readonly id: string;
  readonly set: string;
  readonly editions: readonly number[];
  /** Without one it cannot be bought. */
  readonly cost?: number | CostParts;
  /** What buying it does. */
  readonly bought?: (me: Player) => void;
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
  /** As it is printed. */
  readonly cost: Cost;
  readonly plus: Plus;
  /** The same as a list. */
  readonly gifts: readonly Gift[];
  /** What it is worth as a treasure. */
  readonly coins: number;
  /** Whether it is a treasure that does nothing but give coins. */
  readonly isCoin: boolean;
  readonly play: Card['play'];
  readonly discount: Discount | null;
  readonly overpaid: Card['overpaid'];
  readonly mayBeBought: Card['mayBeBought'];
  readonly points: NonNullable<Card['points']>;
  readonly isAction: boolean;
  readonly isTreasure: boolean;
  readonly isVictory: boolean;
  readonly isAttack: boolean;
  readonly isCurse: boolean;
  readonly isDuration: boolean;
  /** Whether a play of it has something left to do in a later turn, or does something until then. */
  readonly waits: boolean;
  /** Whether a play of it does, or may set off, more than giving something. */
  readonly isInstructed: boolean;
  /** Whether a play of it does something for the rest of the turn. */
  readonly isLasting: boolean;
  /** When it is played, of all treasures played at once. */
  readonly order: number;
  readonly offers: CardOffers;

  constructor(card: Card, index: number) {
    this.card = card;
    this.index = index;
    this.id = card.id;
    this.cost = Cost.of(card.cost);
    this.plus = card.plus ?? {};
    this.gifts = giftsOf(this.plus);
    this.play = card.play;
    this.discount = card.discount ?? null;
    this.overpaid = card.overpaid;
    this.mayBeBought = card.mayBeBought;
    this.points = card.points ?? 0;
    this.isAction = card.types.includes('action');
    this.isTreasure = card.types.includes('treasure');
    this.coins = this.isTreasure ? (this.plus.coins ?? 0) : 0;
    this.isVictory = card.types.includes('victory');
    this.isAttack = card.types.includes('attack');
    this.isCurse = card.types.includes('curse');
    this.isDuration = card.types.includes('duration');
    const hasAbility = (where: Ability['from']) => (card.abilities ?? []).some(({ from }) => from === where);
    this.waits = card.nextTurn !== undefined || hasAbility('waiting') || hasAbility('suffered');
    // Drawing may set something off, before a treasure played among others has left the hand.
    const drawsAmongOthers = this.isTreasure && this.plus.cards !== undefined;
    this.isLasting = hasAbility('this-turn') || card.discount !== undefined;
    this.isInstructed =
      card.play !== undefined || this.isAttack || this.waits || this.isLasting || drawsAmongOthers;
    this.isCoin = this.coins > 0 && this.gifts.length === 1 && !this.isInstructed;
    this.order = treasureOrder(card, this.isInstructed, this.isLasting);
    this.offers = new CardOffers(card.id, this);
  }
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
  /** Whether it is a basic pile that only some games use. */
  readonly comesWithSet: boolean;
  /** One, or several in a mixed pile. */
  readonly kinds: readonly Kind[];
  /** How many of each kind there are and how many of all are used. */
  readonly copies: (players: number) => number;
  readonly size: (players: number) => number;
}
