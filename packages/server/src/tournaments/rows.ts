import type { Clock, TournamentKind } from '@provincia/protocol';
import type { Kingdom } from '../tables/kingdom.ts';
import type { Outcome } from './meeting.ts';

export interface TournamentRow {
  id: string;
  status: 'upcoming' | 'running' | 'over' | 'cancelled';
  /** Who has opened it. */
  host: string;
  name: string;
  description: string;
  kind: TournamentKind;
  /** `TournamentOptions` as JSON. */
  options: string;
  /** When it begins; null if it begins when enough have come. */
  starts_at: number | null;
  starts_with: number | null;
  /** From which kingdoms are drawn. Secret. */
  seed: string;
  /** The round that was paired last; 0 before the first. Of an arena the kingdom that is being played. */
  round: number;
  /** How many rounds there are: known once it has begun. Null for an arena. */
  rounds: number | null;
  /** The numbers of those who have won, as JSON, once it is over. */
  winners: string | null;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  /** The club for whose members it is. It stays when the club is gone: nobody else may enter. */
  club: string | null;
}

export interface TournamentOptions {
  readonly clock: Clock;
  /** Of a Swiss tournament, if somebody has wished for a number. */
  readonly rounds: number | null;
  /** Of an arena. */
  readonly minutes: number;
  readonly kingdomMinutes: number;
  readonly most: number;
  readonly rated: boolean;
  /** From which printings kingdoms are drawn; or those that were chosen. */
  readonly printings: Readonly<Record<string, 'first' | 'second' | 'both'>> | null;
  readonly chosen: readonly Kingdom[] | null;
}

export interface EntrantRow {
  tournament: string;
  /** Their number in the tournament: it stays when the account is gone. */
  n: number;
  person: string;
  /** When they came, or at the start. */
  rating: number;
  /** Their place in the order of ratings at the start; late ones are behind. Null before. */
  seed: number | null;
  joined_at: number;
  out: 'withdrawn' | 'removed' | 'no-show' | 'deleted' | null;
  /** In an arena: from when on they wait for a game. */
  free_at: number;
}

/** A round, or in an arena the time of one kingdom. */
export interface TournamentRoundRow {
  tournament: string;
  round: number;
  kingdom: string;
  printed: string | null;
  shelters: number;
  colonies: number;
  began_at: number;
}

/** A meeting of two entrants, or what stands in its place. */
export interface TournamentGameRow {
  tournament: string;
  round: number;
  board: number;
  game: number;
  first: number;
  second: number | null;
  /** Null where nothing is played. */
  table_id: string | null;
  outcome: Outcome | null;
  forfeit: number;
  began_at: number;
  ended_at: number | null;
}
