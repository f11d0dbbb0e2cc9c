import type { Kind } from './card.ts';
import { CardOffers, type Offer } from './choice.ts';
import type { Cost } from './cost.ts';
import type { Layout } from './layout.ts';
import type { Play } from './play.ts';
import type { Player } from './player.ts';
import type { State, Waiting } from './state.ts';
import type { Table } from './table.ts';
import type { ZoneName } from './zones.ts';

/** A card that something happened to, and what it was at that moment. */
export interface Happened {
  readonly card: number;
  readonly kind: Kind;
}

/** Something happened to cards of one player, all at once. */
interface Cards {
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

interface Gained extends Cards {
  readonly from: GainFrom;
  readonly to: ZoneName;
  /** Whether it was bought. */
  readonly isBought: boolean;
}

/** The moments at which cards can do something outside their own play, with what they are told about it. */
export interface Moments {
  /** A turn has begun, before its first phase. */
  'turn-started': { readonly owner: Player };
  /** An attack was played and has not done anything yet. */
  'attack-played': Play;
  /** The instructions of a played card have been followed. */
  played: Play;
  /** A card or something else was bought; a card is not gained yet. */
  bought: { readonly owner: Player; readonly kind: Kind; readonly pile: number; readonly paid: Cost };
  'would-gain': WouldGain;
  gained: Gained;
  trashed: Cards;
  /** Discarded by anything but clean-up. */
  discarded: Cards;
  'discarded-from-play': Cards;
  shuffled: { readonly owner: Player };
  /** Clean-up begins: everything is still in play and in hand. */
  'clean-up-started': { readonly owner: Player };
  /** The next hand is drawn, and the turn is over but for what happens now. */
  'turn-ended': { readonly owner: Player };
}

export type Moment = keyof Moments;

interface AbilityAt<M extends Moment> {
  readonly moment: M;
  /**
   * Which card has the ability: one in hand or in play; one played earlier `this-turn`, once for each play; one `waiting`
   * from its play until its player's next turn; `itself`, the card that it happened to; or, in a game that it is part of,
   * the `game`, once for each player.
   */
  readonly from: 'hand' | 'play' | 'this-turn' | 'waiting' | 'itself' | 'game';
  /** Its owner may use it, as often as `when` holds; otherwise it works by itself, once for each card. */
  readonly optional: boolean;
  readonly when?: (me: Player, event: Moments[M], card: number) => boolean;
  /** `card` is the card with the ability; `kept` is what a play that waits has to remember. */
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

interface Listener<M extends Moment> extends Owner {
  readonly ability: AbilityAt<M>;
}

interface AnyListener extends Owner {
  readonly ability: Ability;
}

/** What this game's cards can do at a moment. */
interface Listening<M extends Moment> {
  readonly listeners: readonly Listener<M>[];
  /** Whether only the player on turn can have any of them. */
  readonly isOfTurn: boolean;
  /** Whether only the cards that it happens to can. */
  readonly isOfItself: boolean;
}

/** For each moment what can be done then; a moment nobody waits for has null and costs nothing. */
export type Listeners = { readonly [M in Moment]: Listening<M> | null };

export function compileListeners({ kinds, landscapes }: Layout): Listeners {
  const all: AnyListener[] = [
    ...[...kinds].flatMap((kind) =>
      abilitiesOf(kind).map((ability) => ({ id: kind.id, offer: kind.offers.use, kind, ability })),
    ),
    ...landscapes.flatMap(({ id, abilities = [] }) => {
      const { use: offer } = new CardOffers(id);
      return abilities.map((ability) => ({ id, offer, kind: null, ability }));
    }),
  ];
  const at = <M extends Moment>(moment: M) => {
    const listeners = all.filter((one): one is AnyListener & Listener<M> => one.ability.moment === moment);
    const areAll = (from: Ability['from']) => listeners.every(({ ability }) => ability.from === from);
    if (listeners.length === 0) return null;
    return { listeners, isOfTurn: areAll('this-turn'), isOfItself: areAll('itself') };
  };
  // Written out: every play and every gain reads one of these.
  return {
    'turn-started': at('turn-started'),
    'attack-played': at('attack-played'),
    played: at('played'),
    bought: at('bought'),
    'would-gain': at('would-gain'),
    gained: at('gained'),
    trashed: at('trashed'),
    discarded: at('discarded'),
    'discarded-from-play': at('discarded-from-play'),
    shuffled: at('shuffled'),
    'clean-up-started': at('clean-up-started'),
    'turn-ended': at('turn-ended'),
  };
}

/** What a card does next turn is an ability that waits until then. */
function abilitiesOf({ card: { abilities = [], nextTurn } }: Kind): readonly Ability[] {
  if (nextTurn === undefined) return abilities;
  const does: AbilityAt<'turn-started'>['does'] = (me, _event, _card, kept) =>
    typeof nextTurn === 'function' ? nextTurn(me, kept) : me.plus(nextTurn);
  return [...abilities, { moment: 'turn-started', from: 'waiting', optional: false, does }];
}

/** Whether anybody may be able to act at this moment: what works for cards played this turn needs such a play. */
export function isHeard<M extends Moment>(table: Table, listening: Listening<M> | null): boolean {
  if (listening === null) return false;
  if (!listening.isOfTurn) return true;
  for (const { kind } of listening.listeners) if (kind !== null && table.timesPlayed(kind) > 0) return true;
  return false;
}

/** The same for what happens to these cards: what works for these themselves needs one that can. */
export function isHeardOf<M extends Moment>(
  table: Table,
  listening: Listening<M> | null,
  cards: readonly number[],
): boolean {
  if (listening === null) return false;
  if (!listening.isOfItself) return true;
  for (let i = 0; i < cards.length; i++) {
    const kind = table.kindOf(cards[i]);
    for (const listener of listening.listeners) if (listener.kind === kind) return true;
  }
  return false;
}

/** Lets everybody, from the player on turn on, do what their cards do at this moment (general 6). */
export function resolve<M extends Moment>(
  table: Table,
  listening: Listening<M> | null,
  event: Moments[M],
): void {
  if (listening === null) return;
  const { listeners, isOfTurn } = listening;
  const players = table.inTurnOrder();
  resolveFor(players[0], listeners, event);
  if (isOfTurn) return;
  for (let i = 1; i < players.length; i++) resolveFor(players[i], listeners, event);
}

/** One ability after another, as its owner picks, gathered anew each time: what one does may bring or end another. */
function resolveFor<M extends Moment>(
  me: Player,
  listeners: readonly Listener<M>[],
  event: Moments[M],
): void {
  const { table } = me;
  const { question } = table;
  let used: readonly Used<M>[] = nothing;
  for (;;) {
    const ready = gather(me, listeners, event, used);
    if (ready.length === 0) return;
    question.begin(me.seat, 'reaction', 'react');
    for (const { listener, cards } of ready) question.offer(listener.offer, 0, cards.length);
    question.min = ready.some(({ listener }) => !listener.ability.optional) ? 1 : 0;
    const picks = table.ask();
    if (picks.length === 0) return;
    const { listener, cards } = ready[picks[0]];
    if (!listener.ability.optional && !isUsedUp(listener.ability))
      used = [...used, { listener, card: cards[0] }];
    const outer = table.source;
    table.source = listener.id;
    carryOut(me, listener.ability, event, cards[0]);
    table.source = outer;
  }
}

/** What waited for the beginning of a turn is gone once it is done. */
function isUsedUp({ from, moment }: Pick<AbilityAt<Moment>, 'from' | 'moment'>): boolean {
  return from === 'waiting' && moment === 'turn-started';
}

function carryOut<M extends Moment>(
  me: Player,
  ability: AbilityAt<M>,
  event: Moments[M],
  card: number,
): void {
  if (ability.from !== 'waiting') {
    ability.does(me, event, card, nothing);
    return;
  }
  const { state } = me.table;
  const { holds, data } = state.waiting[card];
  if (isUsedUp(ability)) state.waiting = state.waiting.toSpliced(card, 1);
  ability.does(me, event, holds[0] ?? NO_CARD, data);
}

const NO_CARD = -1;

/** An ability that works by itself and has done so. */
interface Used<M extends Moment> {
  readonly listener: Listener<M>;
  readonly card: number;
}

interface Ready<M extends Moment> {
  readonly listener: Listener<M>;
  /** The cards that have it, or what stands in for them. */
  readonly cards: readonly number[];
}

const nothing: readonly never[] = [];

function gather<M extends Moment>(
  me: Player,
  listeners: readonly Listener<M>[],
  event: Moments[M],
  used: readonly Used<M>[],
): readonly Ready<M>[] {
  let ready: Ready<M>[] | null = null;
  for (let i = 0; i < listeners.length; i++) {
    const listener = listeners[i];
    const cards = cardsWith(me, listener, event);
    if (cards.length === 0) continue;
    const { when } = listener.ability;
    const left =
      when === undefined && used.length === 0
        ? cards
        : cards.filter(
            (card) =>
              !used.some((u) => u.listener === listener && u.card === card) &&
              (when?.(me, event, card) ?? true),
          );
    if (left.length === 0) continue;
    ready ??= [];
    ready.push({ listener, cards: left });
  }
  return ready ?? nothing;
}

const once: readonly number[] = [NO_CARD];

/** The cards of a player that have the ability now. */
function cardsWith<M extends Moment>(
  me: Player,
  { kind, ability }: Listener<M>,
  event: Moments[M],
): readonly number[] {
  if (kind === null) return ability.from === 'game' ? once : nothing;
  switch (ability.from) {
    case 'game':
      return once;
    case 'hand':
      return me.holdings.counts[kind.index] === 0 ? nothing : me.cardsOf('hand', kind);
    case 'play':
      return me.cardsOf('play', kind);
    case 'this-turn':
      // The plays stand in for cards, which may have gone by now.
      if (me.seat !== me.table.turn.owner || me.table.timesPlayed(kind) === 0) return nothing;
      return me.table.playsOf(kind);
    case 'waiting':
      return waitingOf(me, kind, ability.moment === 'turn-started');
    case 'itself': {
      const { owner, cards } = event as Cards;
      if (owner !== me || !cards.some((it) => it.kind === kind)) return nothing;
      return cards.filter((it) => it.kind === kind).map((it) => it.card);
    }
  }
}

/**
 * The plays of this kind that wait, as places in the list of all that do. What is due at the beginning of a turn does
 * nothing else any more.
 */
function waitingOf(me: Player, kind: Kind, due: boolean): readonly number[] {
  const { state } = me.table;
  const places: number[] = [];
  for (const [place, one] of state.waiting.entries()) {
    if (one.seat === me.seat && one.kind === kind.index && isDue(state, one) === due) places.push(place);
  }
  return places;
}

/** Whether the turn has begun for which something waited. */
export function isDue({ turns, turn }: State, { seat, since }: Waiting): boolean {
  return turn.owner === seat && since < turns;
}
