/** Somebody who waits for others who want the same game: one row, however many tabs they have. */
export interface WaitingRow {
  person: string;
  /** As in the wish, to look for. */
  pace: 'live' | 'day';
  /** `MatchWish` as JSON. */
  wish: string;
  /** Their rating by the number of players, as JSON. */
  ratings: string;
  since: number;
  /** When they were last connected: who waits for a live game has to be. */
  seen_at: number;
  /** The offer that they are part of. */
  offer: string | null;
  /** Whether they have come to play. */
  came: number;
  /** The game that was made of the offer; the row is kept for a moment, to say where it is. */
  table_id: string | null;
}

/** Some who fit each other. The game begins when all of them have come. */
export interface OfferRow {
  id: string;
  /** How many there have to be. */
  size: number;
  until: number;
}

/** The lock: whoever makes offers writes its only row first. */
export interface MatchingRow {
  id: number;
  rounds: number;
}
