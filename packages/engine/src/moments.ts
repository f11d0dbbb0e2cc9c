import type { Kind, Landscape } from './card.ts';
import { CardOffers, type Offer } from './choice.ts';
import type { Cost } from './cost.ts';
import type { Play } from './play.ts';
import type { Player } from './player.ts';
import type { CardRef } from './track.ts';
import type { ZoneName } from './zones.ts';

/** A card that something happened to, and what it was at that moment. */
export interface Happened {
  readonly card: number;
  readonly kind: Kind;
}

/** Something happened to cards of one player, all at once. */
export interface HappenedToCards {
  readonly owner: Player;
  readonly cards: readonly Happened[];
  /** Trashed straight out of the supply they were nobody's; what they do, they do for the owner named here. */
  readonly fromSupply?: boolean;
}

/** Where a card is gained from: a pile, by its number, or the trash. */
export type GainFrom = number | 'trash';

/** A card is about to be gained. Whoever acts can change where it goes, or see to it that it is not gained at all. */
export interface WouldGain {
  readonly owner: Player;
  readonly kind: Kind;
  readonly from: GainFrom;
  to: ZoneName;
  isCancelled: boolean;
}

export interface Gained extends HappenedToCards {
  readonly from: GainFrom;
  readonly to: ZoneName;
  /** Whether it was bought. */
  readonly isBought: boolean;
  /** The card where it was gained to. */
  readonly ref: CardRef;
}

/** A card was bought. */
export interface Bought {
  readonly owner: Player;
  readonly kind: Kind;
  readonly pile: number;
  /** What it cost, and what was paid: perhaps more. */
  readonly cost: Cost;
  readonly paid: Cost;
}

/** The moments at which cards can do something outside their own play, with what they are told about it. */
export interface Moments {
  /** A turn has started; its first phase has not. */
  'turn-started': { readonly owner: Player };
  /** An attack is being played, and it is looked at whom it leaves out; reactions come after this moment. */
  'attack-aimed': Play;
  /** An attack was played but has not done anything yet. */
  'attack-played': Play;
  /** The instructions of a played card have been followed. */
  played: Play;
  /** A card has been played, and what that brought with it is done too. */
  'after-play': Play;
  /** A card or something else was bought; a card has not been gained yet. */
  bought: Bought;
  /** A card is about to be gained: it can go elsewhere, or not be gained at all. */
  'would-gain': WouldGain;
  gained: Gained;
  trashed: HappenedToCards;
  /** Discarded by anything but clean-up. */
  discarded: HappenedToCards;
  /** Discarded from play. */
  'discarded-from-play': HappenedToCards;
  /** A player has shuffled. */
  shuffled: { readonly owner: Player };
  /** The buy phase is over; clean-up has not started. */
  'buy-phase-ended': { readonly owner: Player };
  /** Clean-up is starting: everything is still in play and in hand. */
  'clean-up-started': { readonly owner: Player };
  /** The next hand has been drawn; the turn ends after this moment. */
  'turn-ended': { readonly owner: Player };
}

export type Moment = keyof Moments;

export interface AbilityAt<M extends Moment> {
  readonly moment: M;
  /**
   * Which card has the ability: one in hand or in play; one played earlier `this-turn`, once for each play; one `waiting`
   * from its play until its player's next turn; one that another player has waiting and that is `suffered`, unless its play
   * spared this player; `itself`, the card that it happened to; or, in a game that it is part of, the `game`, once for each
   * player.
   */
  readonly from: 'hand' | 'play' | 'this-turn' | 'waiting' | 'suffered' | 'itself' | 'game';
  /** Its owner may use it, as often as `when` holds; otherwise it works by itself, once for each card. */
  readonly optional: boolean;
  /** Whether each play of this turn can use it once. */
  readonly once?: true;
  /** Whether it answers only what happens to its own player. */
  readonly own?: true;
  /** `card` is the card with the ability, or stands in for its play; `kept` are the cards set aside for one that waits. */
  readonly when?: (me: Player, event: Moments[M], card: number, kept: readonly number[]) => boolean;
  readonly does: (me: Player, event: Moments[M], card: number, kept: readonly number[]) => void;
}

export type Ability = { [M in Moment]: AbilityAt<M> }[Moment];

/** What has an ability: a kind of card, or something else that is part of the game. */
interface Owner {
  readonly id: string;
  readonly offer: Offer;
  /** Null if it is no card. */
  readonly kind: Kind | null;
}

export interface Listener<M extends Moment> extends Owner {
  readonly ability: AbilityAt<M>;
}

interface AnyListener extends Owner {
  readonly ability: Ability;
}

/** What this game's cards can do at a moment. */
export interface Listening<M extends Moment> {
  readonly listeners: readonly Listener<M>[];
  /** Whether only the player whose turn it is can have any of them. */
  readonly isOfTurn: boolean;
  /** Whether only the cards that it happens to can. */
  readonly isOfItself: boolean;
  /** Whether only plays that wait can. */
  readonly isOfWaiting: boolean;
}

/** For each moment what can be done then; a moment nobody waits for has null and costs nothing. */
export type Listeners = { readonly [M in Moment]: Listening<M> | null };

export function compileListeners(kinds: readonly Kind[], landscapes: readonly Landscape[]): Listeners {
  const all: AnyListener[] = [];
  const add = (owner: Owner, abilities: readonly Ability[]) => {
    for (const ability of abilities) all.push({ ...owner, ability: inOneShape(ability) });
  };
  for (const kind of kinds) add({ id: kind.id, offer: kind.offers.use, kind }, abilitiesOf(kind));
  for (const { id, abilities = [] } of landscapes)
    add({ id, offer: new CardOffers(id).use, kind: null }, abilities);
  const at = <M extends Moment>(moment: M) => {
    const listeners = all.filter((one): one is AnyListener & Listener<M> => one.ability.moment === moment);
    const areAll = (...from: Ability['from'][]) =>
      listeners.every(({ ability }) => from.includes(ability.from));
    if (listeners.length === 0) return null;
    return {
      listeners,
      isOfTurn: areAll('this-turn'),
      isOfItself: areAll('itself'),
      isOfWaiting: areAll('waiting', 'suffered'),
    };
  };
  // Written out: every play and every gain reads one of these.
  return {
    'turn-started': at('turn-started'),
    'attack-aimed': at('attack-aimed'),
    'attack-played': at('attack-played'),
    played: at('played'),
    'after-play': at('after-play'),
    bought: at('bought'),
    'would-gain': at('would-gain'),
    gained: at('gained'),
    trashed: at('trashed'),
    discarded: at('discarded'),
    'discarded-from-play': at('discarded-from-play'),
    shuffled: at('shuffled'),
    'buy-phase-ended': at('buy-phase-ended'),
    'clean-up-started': at('clean-up-started'),
    'turn-ended': at('turn-ended'),
  };
}

/** Card files write abilities down in many ways; what is asked of all of them is quicker in one. */
function inOneShape({ moment, from, optional, once, own, when, does }: Ability): Ability {
  return { moment, from, optional, once, own, when, does } as Ability;
}

/** What a card does next turn is an ability that waits until then. */
function abilitiesOf({ card: { abilities = [], nextTurn } }: Kind): readonly Ability[] {
  if (nextTurn === undefined) return abilities;
  const does: AbilityAt<'turn-started'>['does'] = (me, _event, _card, kept) =>
    typeof nextTurn === 'function' ? nextTurn(me, kept) : me.plus(nextTurn);
  return [...abilities, { moment: 'turn-started', from: 'waiting', optional: false, does }];
}
