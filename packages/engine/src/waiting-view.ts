import type { Waiting } from './state.ts';
import type { Table } from './table.ts';

/** A play that has something left to do, as everybody sees it. */
export interface WaitingView {
  /** What was played: a card that was another one when it was played goes by that one. */
  readonly card: string;
  /** The places in the play area of the cards that stay in play for it. */
  readonly holds: readonly number[];
  /** What is set aside for it: cards that lie open, or how many if they lie face down. */
  readonly aside?: readonly string[] | number;
}

export function waitingOf(table: Table, seat: number): WaitingView[] {
  const { play, aside } = table.state.seats[seat];
  return waitingFor(table, seat).map(({ kind, holds, kept }) => {
    const isOpen = kept.every((card) => aside.includes(card));
    return {
      card: table.library.kinds[kind].id,
      holds: holds.map((card) => play.indexOf(card)),
      ...(kept.length > 0 && { aside: isOpen ? table.names(kept) : kept.length }),
    };
  });
}

/** For each of them the cards that are set aside face down, for their owner. */
export function privatelyKept(table: Table, seat: number): string[][] {
  const { aside } = table.state.seats[seat];
  return waitingFor(table, seat).map(({ kept }) => table.names(kept.filter((card) => !aside.includes(card))));
}

/** What else lies open beside the play area. */
export function asideOf(table: Table, seat: number): number[] {
  const kept = waitingFor(table, seat).flatMap((waiting) => waiting.kept);
  return table.state.seats[seat].aside.filter((card) => !kept.includes(card));
}

function waitingFor({ state }: Table, seat: number): readonly Waiting[] {
  return state.waiting.filter((one) => one.seat === seat);
}
