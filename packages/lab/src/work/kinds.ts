import type { Chunk } from '@provincia/arena';
import type { Hunted } from '@provincia/bots';
import type { Puzzle } from '@provincia/coach';
import { type Order, searchFor } from '../nemesis/order.ts';
import { isOfBots } from '../sim/match.ts';
import { Arenas, type GameOrders, type Played } from '../sim/recorded-arena.ts';
import { type FoundPlans, findPlans, type PlanOrders } from './plans.ts';
import { type MinedGame, miners, puzzlesIn } from './puzzles.ts';

/** How the pieces of a task are done. What comes of a piece depends on the piece alone. */
export interface Craft<Piece, Result> {
  /** A step at a time: others can do something meanwhile. The last one may have to wait for a program. */
  begin(piece: Piece): Generator<void, Result | Promise<Result>>;
  /** Lets go what was needed: programs that played. */
  close?(): Promise<void>;
}

/**
 * All that can be done in pieces: here, in other threads, or on other machines. Each kind takes orders that all its pieces
 * share. Orders, pieces and results are plain data.
 */
const kinds = {
  /** Matches; a piece is some games of one of them. */
  games({ matches, games, ...extras }: GameOrders): Craft<Chunk, Played> {
    const arenas = new Arenas(matches, games, extras);
    return {
      // biome-ignore lint/correctness/useYield: the games of a chunk are one step.
      *begin(chunk) {
        return arenas.play(chunk);
      },
      close: () => arenas.close(),
    };
  },

  /** Searches for what beats a level. */
  hunts(_: null): Craft<Order, Hunted> {
    return { begin: searchFor };
  },

  /** The plans of all levels for two players; a piece is a kingdom. */
  plans(orders: PlanOrders): Craft<readonly string[], FoundPlans> {
    return {
      // biome-ignore lint/correctness/useYield: a search for plans is one step.
      *begin(kingdom) {
        return findPlans(kingdom, orders);
      },
    };
  },

  /** Puzzles; a piece is a game to look for them in. */
  puzzles(_: null): Craft<MinedGame, readonly Puzzle[]> {
    const minerOf = miners();
    return {
      *begin(game) {
        const found: Puzzle[] = [];
        for (const puzzle of puzzlesIn(game, minerOf)) {
          found.push(puzzle);
          yield;
        }
        return found;
      },
    };
  },

  /** Whether puzzles come out the same with the plans that are known now. */
  checks(_: null): Craft<Puzzle, boolean> {
    const minerOf = miners();
    return {
      // biome-ignore lint/correctness/useYield: to measure a puzzle is one step.
      *begin(puzzle) {
        return minerOf(puzzle.kingdom).confirms(puzzle);
      },
    };
  },
};

export type KindName = keyof typeof kinds;
type OrdersOf<K extends KindName> = Parameters<(typeof kinds)[K]>[0];
type CraftOf<K extends KindName> = ReturnType<(typeof kinds)[K]>;
export type PieceOf<K extends KindName> = Parameters<CraftOf<K>['begin']>[0];
export type ResultOf<K extends KindName> = CraftOf<K> extends Craft<infer _, infer Result> ? Result : never;

/** What whoever does pieces has to know beforehand. */
export interface Task<K extends KindName = KindName> {
  readonly kind: K;
  readonly orders: OrdersOf<K>;
}

export function craftOf<K extends KindName>({ kind, orders }: Task<K>): Craft<PieceOf<K>, ResultOf<K>> {
  const prepare = kinds[kind] as unknown as (orders: OrdersOf<K>) => Craft<PieceOf<K>, ResultOf<K>>;
  return prepare(orders);
}

interface Manner {
  /** Whether its steps are so short that a thread which does them still hears Ctrl-C. */
  readonly hasShortSteps: boolean;
  /** How many pieces a thread is given at once: it does one while the next ones wait. */
  readonly ahead: number;
}

/** How pieces are handed to threads. Of those that take long a thread is given one at a time. */
export const manners: Readonly<Record<KindName, Manner>> = {
  games: { hasShortSteps: true, ahead: 4 },
  hunts: { hasShortSteps: true, ahead: 1 },
  plans: { hasShortSteps: false, ahead: 1 },
  puzzles: { hasShortSteps: false, ahead: 1 },
  checks: { hasShortSteps: false, ahead: 1 },
};

/** Whether programs take part: while one thinks about a piece, others can be done, and in the end it has to be let go. */
export function hasPrograms({ kind, orders }: Task): boolean {
  return kind === 'games' && !(orders as GameOrders).matches.every(isOfBots);
}

/** How many games, kingdoms or puzzles a result is worth: by this the speed of workers is measured. */
export function amountOf<K extends KindName>(kind: K, result: ResultOf<K>): number {
  if (kind === 'games') return (result as Played).tally.games;
  return kind === 'hunts' ? (result as Hunted).games : 1;
}
