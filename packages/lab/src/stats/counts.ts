import { printedKingdoms } from '@provincia/catalog';
import type { PlayedGame } from './played.ts';

/** Players in decided games, and how many of them won. */
export interface Share {
  players: number;
  won: number;
}

interface KingdomCount {
  games: number;
  /** Of the longest-playing seats together. */
  turns: number;
  /** Those who had the first turn. */
  first: Share;
}

/** What was counted in some games: plain JSON, and whole numbers, so that no order of adding them changes anything. */
export interface Counts {
  games: number;
  /** Those with a single winner. Only they count for shares. */
  decided: number;
  /** Those that went on by later rules: they are not looked at, so nothing else counts them. */
  takenOver: number;
  /** By pile, in the games that have it: players who gained of it, and those who did not. */
  cards: Record<string, { with: Share; without: Share }>;
  /** By what was bought in the first two turns: `silver/chapel`. */
  openings: Record<string, Share>;
  /** By the id of a printed kingdom; all others together. */
  kingdoms: Record<string, KingdomCount>;
  /** By how many play, in the order of their first turns. */
  seats: Record<string, Share[]>;
}

export const OTHER_KINGDOMS = 'other';

export function noCounts(): Counts {
  return { games: 0, decided: 0, takenOver: 0, cards: {}, openings: {}, kingdoms: {}, seats: {} };
}

const nobody = (): Share => ({ players: 0, won: 0 });

const keyOf = (kingdom: readonly string[]) => [...kingdom].sort().join();
const printed = new Map(printedKingdoms.map(({ id, cards }) => [keyOf(cards), id]));

/** Adds a game. */
export function count(counts: Counts, game: PlayedGame): void {
  const { piles, kingdom, first, winners, turns, seats } = game;
  const kingdoms = entry(counts.kingdoms, printed.get(keyOf(kingdom)) ?? OTHER_KINGDOMS, () => ({
    games: 0,
    turns: 0,
    first: nobody(),
  }));
  counts.games++;
  kingdoms.games++;
  kingdoms.turns += turns;
  if (winners.length !== 1) return;
  counts.decided++;
  const places = entry(counts.seats, String(seats.length), () => seats.map(nobody));
  for (const [seat, { gained, opening }] of seats.entries()) {
    const hasWon = winners[0] === seat;
    const note = (share: Share) => {
      share.players++;
      if (hasWon) share.won++;
    };
    for (const pile of piles) {
      const card = entry(counts.cards, pile, () => ({ with: nobody(), without: nobody() }));
      note(gained.has(pile) ? card.with : card.without);
    }
    if (opening !== null) note(entry(counts.openings, opening.join('/'), nobody));
    note(places[(seat - first + seats.length) % seats.length]);
    if (seat === first) note(kingdoms.first);
  }
}

/** Adds what was counted elsewhere. */
export function addCounts(counts: Counts, more: Counts): void {
  counts.games += more.games;
  counts.decided += more.decided;
  counts.takenOver += more.takenOver;
  for (const [pile, card] of Object.entries(more.cards)) {
    const known = entry(counts.cards, pile, () => ({ with: nobody(), without: nobody() }));
    addShare(known.with, card.with);
    addShare(known.without, card.without);
  }
  for (const [opening, share] of Object.entries(more.openings)) {
    addShare(entry(counts.openings, opening, nobody), share);
  }
  for (const [id, { games, turns, first }] of Object.entries(more.kingdoms)) {
    const known = entry(counts.kingdoms, id, () => ({ games: 0, turns: 0, first: nobody() }));
    known.games += games;
    known.turns += turns;
    addShare(known.first, first);
  }
  for (const [players, places] of Object.entries(more.seats)) {
    const known = entry(counts.seats, players, () => places.map(nobody));
    for (const [place, share] of places.entries()) addShare(known[place], share);
  }
}

function addShare(share: Share, more: Share): void {
  share.players += more.players;
  share.won += more.won;
}

function entry<T>(record: Record<string, T>, key: string, make: () => T): T {
  record[key] ??= make();
  return record[key];
}
