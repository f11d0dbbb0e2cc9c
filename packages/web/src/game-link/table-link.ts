import type { ChatLine, Event, Hints, Presence, Sight, Table } from '@provincia/protocol';
import type { Refused } from '../api/problem-words.ts';

/** How a table stands for the one who sits before the screen. */
export interface TableState {
  readonly table: Table | null;
  readonly sight: Sight | null;
  /** Everything that happened, from the beginning. */
  readonly events: readonly Event[];
  readonly chat: readonly ChatLine[];
  /** Who is there; null where nobody else can be. */
  readonly presence: Presence | null;
  /** Local games have no connection to lose. */
  readonly connection: 'connecting' | 'live' | 'lost' | 'local';
  /** Why the table cannot be shown. */
  readonly problem: Refused | null;
}

/** What a table on the screen is connected with: a server, or a worker in this browser. It knows no rules either. */
export interface TableLink {
  readonly state: TableState;
  subscribe(listener: () => void): () => void;
  /** Answers what is asked now. Null if it was taken, else why not. */
  answer(picks: readonly string[]): Promise<Refused | null>;
  undo(): Promise<Refused | null>;
  /** What could be answered to what is asked now, or why that is not told. */
  hint(): Promise<Hints | Refused>;
  consent(yes: boolean): Promise<Refused | null>;
  resign(): Promise<Refused | null>;
  say(text: string): Promise<Refused | null>;
  /** Again, with the session of whoever you are now; resolves once what you say is heard. */
  reconnect(): Promise<void>;
  close(): void;
}

export const nothingYet: TableState = {
  table: null,
  sight: null,
  events: [],
  chat: [],
  presence: null,
  connection: 'connecting',
  problem: null,
};

/** What has been seen with what was just told added to it; told again after a gap, it is put in its place. */
export function withSight(state: TableState, sight: Sight): TableState {
  const events = [...state.events.slice(0, sight.since), ...sight.events];
  return { ...state, sight, events };
}
