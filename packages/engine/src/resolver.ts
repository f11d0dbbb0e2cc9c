import type { Kind } from './card.ts';
import type {
  AbilityAt,
  Happened,
  HappenedToCards,
  Listener,
  Listening,
  Moment,
  Moments,
} from './moments.ts';
import type { Player } from './player.ts';
import { type State, type Waiting, without } from './state.ts';
import type { Table } from './table.ts';
import { playsOf, timesPlayed } from './this-turn.ts';

/** Whether anybody may be able to act at this moment: what works for plays of this turn, or waits, needs such a play. */
export function isHeard<M extends Moment>(table: Table, listening: Listening<M> | null): boolean {
  if (listening === null) return false;
  if (listening.isOfWaiting) return table.state.waiting.length > 0;
  if (!listening.isOfTurn) return true;
  for (const { kind } of listening.listeners)
    if (kind !== null && timesPlayed(table.turn, kind) > 0) return true;
  return false;
}

/** Whether anybody may be able to act when a card has been played. */
export function hearsPlays(table: Table): boolean {
  const { listeners } = table;
  // Nobody is asked whom there is not: hardly a game has both.
  return (
    (listeners.played !== null && isHeard(table, listeners.played)) ||
    (listeners['after-play'] !== null && isHeard(table, listeners['after-play']))
  );
}

/** The same for what happens to these cards: what works for these themselves needs one that can. */
export function isHeardOf<M extends Moment>(
  table: Table,
  listening: Listening<M> | null,
  cards: readonly number[],
): boolean {
  if (listening === null) return false;
  if (!listening.isOfItself) return true;
  for (let i = 0; i < cards.length; i++) if (isHeardOfKind(listening, table.kindOf(cards[i]))) return true;
  return false;
}

/** The same for what happens to one card, of this kind. */
export function isHeardOfKind<M extends Moment>(listening: Listening<M> | null, kind: Kind): boolean {
  if (listening === null) return false;
  const { listeners, isOfItself } = listening;
  if (!isOfItself) return true;
  for (let i = 0; i < listeners.length; i++) if (listeners[i].kind === kind) return true;
  return false;
}

/** Lets everybody, beginning with the player whose turn it is, do what their cards do at this moment (rule 6). */
export function resolve<M extends Moment>(
  table: Table,
  listening: Listening<M> | null,
  event: Moments[M],
): void {
  if (listening === null) return;
  const { listeners, isOfTurn, isOfItself, isOfWaiting } = listening;
  if (isOfWaiting && table.state.waiting.length === 0) return;
  if (isOfItself) {
    resolveFor((event as HappenedToCards).owner, listeners, event);
    return;
  }
  const players = table.inTurnOrder();
  resolveFor(players[0], listeners, event);
  if (isOfTurn) return;
  for (let i = 1; i < players.length; i++) resolveFor(players[i], listeners, event);
}

/** One ability after another, as its owner picks, gathered again each time: what one does may bring or end another. */
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
    question.about = gainedIn(event);
    question.min = 0;
    for (let i = 0; i < ready.length; i++) {
      const { listener, cards } = ready[i];
      question.offer(listener.offer, 0, cards.length);
      if (!listener.ability.optional) question.min = 1;
    }
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

/** The card that has been gained, if that is what happened. */
function gainedIn(event: Moments[Moment]): string | null {
  return 'ref' in event ? event.cards[0].kind.id : null;
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
  const { state, turn } = me.table;
  if (ability.once) turn.usedUp = [...turn.usedUp, card];
  const kept = keptFor(me, ability, card);
  if (isUsedUp(ability)) state.waiting = state.waiting.toSpliced(card, 1);
  ability.does(me, event, card, kept);
}

/** The cards set aside for a play that waits; of other abilities none. */
function keptFor({ table }: Player, { from }: { readonly from: string }, place: number): readonly number[] {
  return from === 'waiting' || from === 'suffered' ? table.state.waiting[place].kept : nothing;
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
    const cards = cardsReady(me, listener, event, used);
    if (cards.length === 0) continue;
    ready ??= [];
    ready.push({ listener, cards });
  }
  return ready ?? nothing;
}

/** The cards of a player that have the ability now and can use it. */
function cardsReady<M extends Moment>(
  me: Player,
  listener: Listener<M>,
  event: Moments[M],
  used: readonly Used<M>[],
): readonly number[] {
  const cards = cardsWith(me, listener, event);
  const { when } = listener.ability;
  if (cards.length === 0 || (when === undefined && used.length === 0)) return cards;
  const ready: number[] = [];
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (isAmong(used, listener, card)) continue;
    if (when === undefined || when(me, event, card, keptFor(me, listener.ability, card))) ready.push(card);
  }
  return ready;
}

function isAmong<M extends Moment>(used: readonly Used<M>[], listener: Listener<M>, card: number): boolean {
  for (let i = 0; i < used.length; i++)
    if (used[i].listener === listener && used[i].card === card) return true;
  return false;
}

const once: readonly number[] = [NO_CARD];

/** The cards of a player that have the ability now. */
function cardsWith<M extends Moment>(
  me: Player,
  { kind, ability }: Listener<M>,
  event: Moments[M],
): readonly number[] {
  if (ability.own && 'owner' in event && event.owner !== me) return nothing;
  if (kind === null) return ability.from === 'game' ? once : nothing;
  switch (ability.from) {
    case 'game':
      return once;
    case 'hand':
      return me.holdings.counts[kind.index] === 0 ? nothing : me.cardsOf('hand', kind);
    case 'play':
      return me.cardsOf('play', kind);
    case 'this-turn':
      return playedThisTurn(me, kind, ability.once === true);
    case 'waiting':
      return waitingOf(me, kind, ability.moment === 'turn-started');
    case 'suffered':
      return sufferedBy(me, kind);
    case 'itself': {
      const { owner, cards } = event as HappenedToCards;
      return owner === me ? cardsAmong(cards, kind) : nothing;
    }
  }
}

function cardsAmong(happened: readonly Happened[], kind: Kind): readonly number[] {
  let cards: number[] | null = null;
  for (let i = 0; i < happened.length; i++) {
    if (happened[i].kind !== kind) continue;
    cards ??= [];
    cards.push(happened[i].card);
  }
  return cards ?? nothing;
}

/** The plays of a kind this turn, which stand in for cards that may have gone by now; without those that are used up. */
function playedThisTurn({ isOnTurn, table: { turn } }: Player, kind: Kind, once: boolean): readonly number[] {
  if (!isOnTurn || timesPlayed(turn, kind) === 0) return nothing;
  return once ? without(playsOf(turn, kind), turn.usedUp) : playsOf(turn, kind);
}

/**
 * The plays of this kind that wait, as places in the list of all that do. What is due at the beginning of a turn does
 * nothing else any more.
 */
function waitingOf(me: Player, kind: Kind, due: boolean): readonly number[] {
  const { state } = me.table;
  const { waiting } = state;
  const places: number[] = [];
  for (let place = 0; place < waiting.length; place++) {
    const one = waiting[place];
    if (one.seat === me.seat && one.kind === kind.index && isDue(state, one) === due) places.push(place);
  }
  return places;
}

/** The same for plays of others, which do something to this player until then. */
function sufferedBy(me: Player, kind: Kind): readonly number[] {
  const { state } = me.table;
  const { waiting } = state;
  const places: number[] = [];
  for (let place = 0; place < waiting.length; place++) {
    const one = waiting[place];
    if (one.kind !== kind.index || one.seat === me.seat || one.spared.includes(me.seat)) continue;
    if (!isDue(state, one)) places.push(place);
  }
  return places;
}

/** Whether the turn has begun for which something waited. */
export function isDue({ turns, turn }: State, { seat, since }: Waiting): boolean {
  return turn.owner === seat && since < turns;
}
