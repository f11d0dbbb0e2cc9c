import { type Interval, wilson } from '@provincia/arena';
import { type Counts, OTHER_KINGDOMS, type Share } from './counts.ts';

/** How many of these players won. */
export interface Won extends Share {
  readonly share: number;
  readonly interval: Interval;
}

/** What was counted, as far as there was enough of it, in the order in which it is shown. */
export interface Summary {
  readonly games: number;
  readonly decided: number;
  /** Games that are not counted, because they went on by later rules and cannot be played again. */
  readonly takenOver: number;
  readonly cards: readonly { readonly card: string; readonly with: Won; readonly without: Won }[];
  readonly openings: readonly ({ readonly bought: readonly string[] } & Won)[];
  readonly kingdoms: readonly {
    /** Null for all that are not printed, together. */
    readonly printed: string | null;
    readonly games: number;
    /** On the average. */
    readonly turns: number;
    readonly first: Won;
  }[];
  readonly seats: readonly ({ readonly of: number; readonly place: number } & Won)[];
  /** How many cards, openings and kingdoms are left out because there were fewer than `min`. */
  readonly leftOut: number;
}

/** Those with at least `min` players: of a card, as many who gained it and who did not. */
export function summaryOf({ games, decided, takenOver, ...counts }: Counts, min: number): Summary {
  const cards = Object.entries(counts.cards);
  const openings = Object.entries(counts.openings);
  const kingdoms = Object.entries(counts.kingdoms);
  const isEnough = ({ players }: Share) => players >= min;
  const shown = {
    cards: cards
      .filter(([, card]) => isEnough(card.with) && isEnough(card.without))
      .map(([card, shares]) => ({ card, with: won(shares.with), without: won(shares.without) }))
      .sort((a, b) => gap(b) - gap(a) || compare(a.card, b.card)),
    openings: openings
      .filter(([, share]) => isEnough(share))
      .map(([key, share]) => ({ bought: key === '' ? [] : key.split('/'), ...won(share) }))
      .sort((a, b) => b.share - a.share || compare(a.bought.join(), b.bought.join())),
    kingdoms: kingdoms
      .filter(([, { first }]) => isEnough(first))
      .map(([id, { games, turns, first }]) => ({
        printed: id === OTHER_KINGDOMS ? null : id,
        games,
        turns: turns / games,
        first: won(first),
      }))
      .sort((a, b) => b.games - a.games || compare(a.printed ?? '', b.printed ?? '')),
  };
  const all = cards.length + openings.length + kingdoms.length;
  return {
    games,
    decided,
    takenOver,
    ...shown,
    seats: Object.entries(counts.seats).flatMap(([of, places]) =>
      places.map((share, i) => ({ of: Number(of), place: i + 1, ...won(share) })),
    ),
    leftOut: all - shown.cards.length - shown.openings.length - shown.kingdoms.length,
  };
}

function won({ players, won }: Share): Won {
  return { players, won, share: players === 0 ? 0 : won / players, interval: wilson(won, players) };
}

function gap({ with: gained, without }: { with: Won; without: Won }): number {
  return gained.share - without.share;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
