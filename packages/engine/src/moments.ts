import type { Kind } from './card.ts';
import type { Play } from './play.ts';
import type { Player } from './player.ts';
import type { Table } from './table.ts';

/** The moments at which cards can do something outside their own play, with what they are told about it. */
export interface Moments {
  /** An attack was played and has not done anything yet. */
  'attack-played': Play;
  /** The instructions of a played card have been followed. */
  played: Play;
}

export type Moment = keyof Moments;

type AbilityAt<M extends Moment> = {
  readonly moment: M;
  /** Its owner may use it, as often as `when` holds; otherwise it works by itself, once for each card. */
  readonly optional: boolean;
  readonly when: (me: Player, event: Moments[M]) => boolean;
} & (
  | {
      /** Works while the card is in hand. */
      readonly from: 'hand';
      readonly does: (me: Player, event: Moments[M], card: number) => void;
    }
  | {
      /** Works after the card has been played, until the end of the turn, once for each play. */
      readonly from: 'this-turn';
      readonly does: (me: Player, event: Moments[M]) => void;
    }
);

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
  return { 'attack-played': at('attack-played'), played: at('played') };
}

/** Lets everybody, from the player on turn on, do what their cards do at this moment (general.md 6). */
export function resolve<M extends Moment>(table: Table, moment: M, event: Moments[M]): void {
  const listeners = table.listeners[moment] as readonly Listener<M>[] | null;
  if (listeners === null) return;
  const { players } = table;
  const first = table.state.onTurn;
  for (let i = 0; i < players.length; i++) {
    const me = players[(first + i) % players.length];
    if (concerns(me, listeners, event)) resolveFor(me, listeners, event);
  }
}

function concerns<M extends Moment>(
  me: Player,
  listeners: readonly Listener<M>[],
  event: Moments[M],
): boolean {
  for (let i = 0; i < listeners.length; i++) if (listeners[i].ability.when(me, event)) return true;
  return false;
}

/** One ability after another, as its owner picks, gathered anew each time: what one does may bring or end another. */
function resolveFor<M extends Moment>(
  me: Player,
  listeners: readonly Listener<M>[],
  event: Moments[M],
): void {
  const { table } = me;
  const { question } = table;
  let used: Map<Listener<M>, number> | null = null;
  for (;;) {
    question.begin(me.seat, 'reaction', 'react');
    let forced = 0;
    for (let i = 0; i < listeners.length; i++) {
      const listener = listeners[i];
      const { kind, ability } = listener;
      if (!ability.when(me, event)) continue;
      const count = copies(me, listener) - (used?.get(listener) ?? 0);
      if (count <= 0) continue;
      question.offer(kind.id, i, count);
      if (!ability.optional) forced++;
    }
    if (question.size === 0) return;
    question.decision.min = forced > 0 ? 1 : 0;
    const picks = table.ask();
    if (picks.length === 0) return;
    const listener = listeners[question.refs[picks[0]]];
    const { kind, ability } = listener;
    if (!ability.optional) {
      used ??= new Map();
      used.set(listener, (used.get(listener) ?? 0) + 1);
    }
    const outer = table.source;
    table.source = kind.id;
    if (ability.from === 'hand') ability.does(me, event, me.find(kind.id) as number);
    else ability.does(me, event);
    table.source = outer;
  }
}

function copies<M extends Moment>(me: Player, { kind, ability }: Listener<M>): number {
  if (ability.from === 'hand') return me.count('hand', kind.id);
  return me.seat === me.table.state.onTurn ? me.table.timesPlayed(kind) : 0;
}
