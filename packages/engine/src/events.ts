import type { Mat, ZoneName } from './zones.ts';

interface Happening {
  /** Whom it happened to. */
  readonly player: number;
  /** The card whose instructions caused it. */
  readonly source: string | null;
}

/** Cards that everybody sees, or of which the others only see how many they are. */
interface SomeCards extends Happening {
  readonly count: number;
  /** Missing for those who may not see them. */
  readonly cards?: readonly string[];
  /** The seats that see `cards`; everybody if it is not given. */
  readonly seenBy?: readonly number[];
}

/** Cards that everybody sees. */
interface OpenCards extends Happening {
  readonly cards: readonly string[];
}

interface TurnEvent extends Happening {
  readonly type: 'turn';
  readonly turn: number;
  /** Whether the turn comes in addition. */
  readonly extra?: boolean;
}

interface PhaseEvent extends Happening {
  readonly type: 'phase';
  readonly phase: string;
}

interface PlayEvent extends OpenCards {
  readonly type: 'play';
  /** Which time it is, if the same instruction plays the card once more: 2, 3. */
  readonly again?: number;
}

/** Somebody names a card: for the rest of the turn that matters for the card named as the cause. */
interface NameEvent extends OpenCards {
  readonly type: 'name';
}

interface BuyEvent extends OpenCards {
  readonly type: 'buy';
}

interface GainEvent extends OpenCards {
  readonly type: 'gain';
  readonly to: ZoneName;
  /** Where it came from, if not from the supply. */
  readonly from?: 'trash';
}

interface TrashEvent extends OpenCards {
  readonly type: 'trash';
  readonly count: number;
  /** Where they came from, if they were nobody's. */
  readonly from?: 'supply';
}

interface DiscardEvent extends SomeCards {
  readonly type: 'discard';
  /** The card that ended up on top, unless it is covered. */
  readonly top?: string;
}

interface MoveEvent extends SomeCards {
  readonly type:
    | 'draw'
    | 'return'
    | 'reveal'
    | 'look'
    | 'set-aside'
    | 'put-in-hand'
    | 'put-on-deck'
    | 'put-in-deck';
  /** The mat to which or from which they go, if it is one. */
  readonly mat?: Mat;
}

interface PassEvent extends SomeCards {
  readonly type: 'pass';
  /** Who gets what is passed. */
  readonly receiver: number;
}

interface PlusEvent extends Happening {
  readonly type: 'plus';
  readonly actions?: number;
  readonly buys?: number;
  readonly coins?: number;
  /** By how many coins cards are cheaper for the rest of the turn: all, or those of a type. */
  readonly discount?: number;
  readonly of?: string;
  readonly potions?: number;
  /** What a card of the game lets count: `count` more of it, for the player or on the pile in `cards`. */
  readonly counter?: string;
  readonly count?: number;
  /** Whether they went from that pile to a mat that all players share. */
  readonly shared?: true;
  readonly cards?: readonly string[];
}

interface PlainEvent extends Happening {
  /** `spared`: an attack does nothing to the player, because of the card that is named as the cause. */
  readonly type: 'shuffle' | 'put-deck-into-discard' | 'clean-up' | 'spared';
}

interface OverEvent extends Happening {
  readonly type: 'over';
  readonly winners: readonly number[];
}

/** What happened, for logs, animation and statistics. */
export type GameEvent =
  | TurnEvent
  | PhaseEvent
  | PlayEvent
  | NameEvent
  | BuyEvent
  | GainEvent
  | TrashEvent
  | DiscardEvent
  | MoveEvent
  | PassEvent
  | PlusEvent
  | PlainEvent
  | OverEvent;

type Without<E, Key extends string> = E extends GameEvent ? Omit<E, Key> : never;

/** An event before it is known which card caused it. */
export type EventDraft = Without<GameEvent, 'source'>;

/** An event as it gets to somebody: without the cards that they may not see, and who else sees them. */
export type SeenEvent = Without<GameEvent, 'seenBy'>;

/** The event as `seat` sees it; null is somebody who has no seat. */
export function eventFor(event: GameEvent, seat: number | null): SeenEvent {
  if (!('seenBy' in event)) return event;
  const { seenBy, cards, ...seen } = event;
  return cards && seat !== null && seenBy?.includes(seat) ? { ...seen, cards } : seen;
}
