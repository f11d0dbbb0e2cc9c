/**
 * What happened, for logs, animation and statistics. An event carries what everybody sees and, in `cards` with
 * `seenBy`, what only some seats see.
 */
export interface GameEvent {
  readonly type:
    | 'turn'
    | 'phase'
    | 'play'
    | 'draw'
    | 'discard'
    | 'buy'
    | 'gain'
    | 'trash'
    | 'return'
    | 'reveal'
    | 'look'
    | 'set-aside'
    | 'put-in-hand'
    | 'put-on-deck'
    | 'put-in-deck'
    | 'pass'
    | 'put-deck-into-discard'
    | 'shuffle'
    | 'plus'
    | 'clean-up'
    | 'over';
  /** Whom it happened to. */
  readonly player: number;
  /** The card whose instructions caused it. */
  readonly source: string | null;
  readonly cards?: readonly string[];
  /** The seats that see `cards`; everybody if it is not given. */
  readonly seenBy?: readonly number[];
  readonly count?: number;
  /** The card that ended up on top, for cards discarded together. */
  readonly top?: string | undefined;
  /** From where or to where the cards went, if not the usual place. */
  readonly from?: string;
  readonly to?: string;
  readonly actions?: number;
  readonly buys?: number;
  readonly coins?: number;
  readonly discount?: number;
  readonly potions?: number;
  /** What was added to, of what a card of the game lets count: `count` of it, for the player or on the pile in `cards`. */
  readonly counter?: string;
  /** Who gets what is passed. */
  readonly receiver?: number;
  readonly turn?: number;
  /** Whether the turn comes in addition. */
  readonly extra?: boolean;
  readonly phase?: string;
  readonly winners?: readonly number[];
}

/** The event as `seat` sees it; null is somebody who has no seat. */
export function eventFor(event: GameEvent, seat: number | null): GameEvent {
  if (event.seenBy === undefined) return event;
  const { seenBy, cards, ...seen } = event;
  return seat !== null && seenBy.includes(seat) && cards ? { ...seen, cards } : seen;
}
