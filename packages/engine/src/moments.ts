import type { Kind } from './card.ts';
import type { Play } from './play.ts';
import type { Player } from './player.ts';
import type { Table } from './table.ts';

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

/** The moments at which cards can do something outside their own play, with what they are told about it. */
export interface Moments {
  /** An attack was played and has not done anything yet. */
  'attack-played': Play;
  /** The instructions of a played card have been followed. */
  played: Play;
  /** A card was bought and is not gained yet. */
  bought: { readonly owner: Player; readonly kind: Kind };
  gained: Cards;
  trashed: Cards;
  'discarded-from-play': Cards;
}

export type Moment = keyof Moments;

interface AbilityAt<M extends Moment> {
  readonly moment: M;
  /**
   * Which card has the ability: one in hand or in play; one played earlier `this-turn`, once for each play; or `itself`, the
   * card that it happened to.
   */
  readonly from: 'hand' | 'play' | 'this-turn' | 'itself';
  /** Its owner may use it, as often as `when` holds; otherwise it works by itself, once for each card. */
  readonly optional: boolean;
  readonly when?: (me: Player, event: Moments[M], card: number) => boolean;
  /** `card` is the card with the ability. */
  readonly does: (me: Player, event: Moments[M], card: number) => void;
}

export type Ability = { [M in Moment]: AbilityAt<M> }[Moment];

interface Listener<M extends Moment> {
  readonly kind: Kind;
  readonly ability: AbilityAt<M>;
}

/** For each moment the abilities of this game's cards; a moment nobody waits for has no list and costs nothing. */
export type Listeners = { readonly [M in Moment]: readonly Listener<M>[] | null };

export function compileListeners(kinds: Iterable<Kind>): Listeners {
  const all = [...kinds].flatMap((kind) => (kind.card.abilities ?? []).map((ability) => ({ kind, ability })));
  const at = <M extends Moment>(moment: M) => {
    const list = all.filter(({ ability }) => ability.moment === moment);
    return list.length === 0 ? null : (list as unknown as Listener<M>[]);
  };
  return {
    'attack-played': at('attack-played'),
    played: at('played'),
    bought: at('bought'),
    gained: at('gained'),
    trashed: at('trashed'),
    'discarded-from-play': at('discarded-from-play'),
  };
}

/** Lets everybody, from the player on turn on, do what their cards do at this moment (general.md 6). */
export function resolve<M extends Moment>(table: Table, moment: M, event: Moments[M]): void {
  const listeners = table.listeners[moment] as readonly Listener<M>[] | null;
  if (listeners === null) return;
  const { players } = table;
  const first = table.state.onTurn;
  for (let i = 0; i < players.length; i++)
    resolveFor(players[(first + i) % players.length], listeners, event);
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
    for (const { listener, cards } of ready) question.offer(listener.kind.id, 0, cards.length);
    question.decision.min = ready.some(({ listener }) => !listener.ability.optional) ? 1 : 0;
    const picks = table.ask();
    if (picks.length === 0) return;
    const { listener, cards } = ready[picks[0]];
    if (!listener.ability.optional) used = [...used, { listener, card: cards[0] }];
    const outer = table.source;
    table.source = listener.kind.id;
    listener.ability.does(me, event, cards[0]);
    table.source = outer;
  }
}

/** An ability that works by itself and has done so. */
interface Used<M extends Moment> {
  readonly listener: Listener<M>;
  readonly card: number;
}

interface Ready<M extends Moment> {
  readonly listener: Listener<M>;
  /** The cards that have it. */
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
    const left = cards.filter((card) => {
      return (
        !used.some((u) => u.listener === listener && u.card === card) && (when?.(me, event, card) ?? true)
      );
    });
    if (left.length === 0) continue;
    ready ??= [];
    ready.push({ listener, cards: left });
  }
  return ready ?? nothing;
}

/** The cards of a player that have the ability now. */
function cardsWith<M extends Moment>(
  me: Player,
  { kind, ability }: Listener<M>,
  event: Moments[M],
): readonly number[] {
  switch (ability.from) {
    case 'hand':
    case 'play':
      return me.cardsOf(ability.from, kind);
    case 'this-turn':
      // The plays stand in for cards, which may have gone by now.
      if (me.seat !== me.table.state.onTurn || me.table.timesPlayed(kind) === 0) return nothing;
      return me.table.playsOf(kind);
    case 'itself': {
      const { owner, cards } = event as Cards;
      return owner === me ? cards.filter((it) => it.kind === kind).map((it) => it.card) : nothing;
    }
  }
}
