import type { Decision, Outcome, SeatView, SeenEvent } from '@provincia/engine';

/** What goes over the pipes, a line each: docs/bot-protocol.md. Both sides ignore messages and fields they do not know. */

/** The version of the protocol. It changes only if an older program could no longer play. */
export const PROTOCOL = 1;

/** What each game begins with, for the seat that the program has in it. */
export interface Begin {
  readonly type: 'begin';
  /** Names the game for as long as the process lives. */
  readonly game: number;
  readonly players: number;
  readonly seat: number;
  readonly kingdom: readonly string[];
  /** For a program that draws random numbers: the same game always has the same. It says nothing about the cards. */
  readonly seed: number;
}

/** A question to the program, with everything its seat may see. */
export interface Asked {
  readonly type: 'decision';
  readonly game: number;
  /** How many questions of the game came before, to anybody. */
  readonly seq: number;
  readonly view?: Partial<SeatView>;
  /** The points of each seat as far as this one can know. */
  readonly points?: readonly number[];
  readonly decision: Omit<Decision, 'player'>;
  /** For a program that wants events: those from the one with the number `since` on. */
  readonly since?: number;
  readonly events?: readonly SeenEvent[];
}

export interface Over {
  readonly type: 'over';
  readonly game: number;
  readonly result: Pick<Outcome, 'winners' | 'points' | 'turns'>;
  /** Whether it was stopped because it would not end. */
  readonly stopped?: true;
  /** Who lost the game by a failure, and what it was. */
  readonly failure?: { readonly seat: number; readonly code: string; readonly message: string };
  readonly since?: number;
  readonly events?: readonly SeenEvent[];
}

export type ToProgram =
  | { readonly type: 'hello'; readonly protocol: number; readonly from: string; readonly moveTime: number }
  | Begin
  | Asked
  /** All that was asked before it can be answered now. */
  | { readonly type: 'go' }
  | Over
  | { readonly type: 'quit' };

/** How a program introduces itself. */
export interface Hello {
  readonly protocol: number;
  readonly name: string | null;
  readonly wants: Wants;
}

/** What a program wants to be told with every question: less is quicker. */
export interface Wants {
  /** Fields of the view; null for all of them. */
  readonly view: ReadonlySet<string> | null;
  readonly points: boolean;
  readonly events: boolean;
}

/** A line of a program, as far as it was understood. */
export type FromProgram =
  | { readonly type: 'hello'; readonly hello: Hello }
  | { readonly type: 'answer'; readonly game: number; readonly seq: number; readonly picks: unknown }
  | { readonly type: 'other' }
  /** No message at all. */
  | { readonly type: 'nonsense' };

export function readMessage(line: string): FromProgram {
  const message = objectIn(line);
  if (typeof message?.type !== 'string') return { type: 'nonsense' };
  switch (message.type) {
    case 'hello': {
      const { protocol, name, wants } = message;
      if (!Number.isInteger(protocol)) return { type: 'nonsense' };
      return {
        type: 'hello',
        hello: {
          protocol: protocol as number,
          name: typeof name === 'string' ? name : null,
          wants: readWants(wants),
        },
      };
    }
    case 'answer': {
      const { game, seq, picks } = message;
      if (!Number.isInteger(game) || !Number.isInteger(seq)) return { type: 'nonsense' };
      return { type: 'answer', game: game as number, seq: seq as number, picks };
    }
    default:
      return { type: 'other' };
  }
}

/** Without a list, everything but the events: those are needed by few. */
export function readWants(list: unknown): Wants {
  if (!Array.isArray(list)) return { view: null, points: true, events: false };
  const fields = list.filter((name) => typeof name === 'string' && name.startsWith(FIELD));
  return {
    view: list.includes('view') ? null : new Set(fields.map((name: string) => name.slice(FIELD.length))),
    points: list.includes('points'),
    events: list.includes('events'),
  };
}

const FIELD = 'view.';

/** The object that a line has; null if it has none. */
export function objectIn(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
