import type { RatingKind } from '@provincia/protocol';
import type { Kysely } from 'kysely';
import type { VacationRow } from '../by-day/rows.ts';
import type { ClubKingdomRow, ClubPersonRow, ClubRow } from '../clubs/rows.ts';
import type { BlockRow, FollowRow, PrivacyRow } from '../community/rows.ts';
import type { DailyDealRow, DailyMonthRow, DailyTryRow } from '../daily/rows.ts';
import type { JobRow } from '../jobs/rows.ts';
import type { MatchingRow, OfferRow, WaitingRow } from '../matching/rows.ts';
import type { ModerationLogRow, ModeratorRow, ReportRow, SanctionRow } from '../moderation/rows.ts';
import type { RatedFromRow } from '../people/oneself.ts';
import type { CardCountRow, GameCountRow, OpponentCountRow } from '../profiles/rows.ts';
import type {
  DeliveryRow,
  MailAddressRow,
  MailRequestRow,
  NoticedRow,
  PushDeviceRow,
  ReminderRow,
  ReminderSettingsRow,
  ReminderSlotRow,
} from '../reminders/rows.ts';
import type { KeptGameRow } from '../rules/rows.ts';
import type {
  EntrantRow,
  TournamentGameRow,
  TournamentRoundRow,
  TournamentRow,
} from '../tournaments/rows.ts';

/** All tables of the database. Times are milliseconds since 1970; JSON is text. */
export interface Schema {
  people: PersonRow;
  sessions: SessionRow;
  passkeys: PasskeyRow;
  challenges: ChallengeRow;
  tokens: TokenRow;
  tables: TableRow;
  seats: SeatRow;
  log: LogRow;
  packed_logs: PackedLogRow;
  heads: HeadRow;
  kept_games: KeptGameRow;
  chat: ChatRow;
  ratings: RatingRow;
  puzzle_tries: PuzzleTryRow;
  vacations: VacationRow;
  plans: PlanRow;
  reviews: ReviewRow;
  jobs: JobRow;
  daily_deals: DailyDealRow;
  daily_tries: DailyTryRow;
  daily_months: DailyMonthRow;
  secrets: SecretRow;
  reminders: ReminderRow;
  noticed: NoticedRow;
  reminder_settings: ReminderSettingsRow;
  reminder_slots: ReminderSlotRow;
  push_devices: PushDeviceRow;
  mail_addresses: MailAddressRow;
  mail_requests: MailRequestRow;
  deliveries: DeliveryRow;
  tournaments: TournamentRow;
  tournament_entrants: EntrantRow;
  tournament_rounds: TournamentRoundRow;
  tournament_games: TournamentGameRow;
  game_counts: GameCountRow;
  card_counts: CardCountRow;
  opponent_counts: OpponentCountRow;
  follows: FollowRow;
  blocks: BlockRow;
  privacy: PrivacyRow;
  reports: ReportRow;
  sanctions: SanctionRow;
  moderators: ModeratorRow;
  moderation_log: ModerationLogRow;
  waiting: WaitingRow;
  match_offers: OfferRow;
  matching: MatchingRow;
  rated_from: RatedFromRow;
  clubs: ClubRow;
  club_people: ClubPersonRow;
  club_kingdoms: ClubKingdomRow;
  probes: ProbeRow;
}

export type Database = Kysely<Schema>;

export interface PersonRow {
  id: string;
  name: string;
  /** What names are compared by; null for a guest. */
  name_key: string | null;
  /** What the name looks like; null for a guest, and where somebody's name looked the same before this was kept. */
  look: string | null;
  /** An argon2id hash; null for a guest and for those with a passkey alone. */
  password: string | null;
  created_at: number;
}

interface SessionRow {
  /** The hash of the cookie's token: reading the database is not enough to take over a session. */
  id: string;
  person: string;
  agent: string;
  created_at: number;
  seen_at: number;
  /** The browser, by a cookie that outlives the session, and where it was last: both only as hashes. */
  device?: string | null | undefined;
  address?: string | null | undefined;
}

export interface PasskeyRow {
  id: string;
  person: string;
  public_key: string;
  counter: number;
  transports: string;
  created_at: number;
}

/** What an authenticator has to sign, until it does. */
export interface ChallengeRow {
  /** The hash of it. */
  id: string;
  /** Who makes a passkey; null for somebody who signs in. */
  person: string | null;
  created_at: number;
}

/** For programs that play in a person's name. */
export interface TokenRow {
  id: string;
  person: string;
  label: string;
  created_at: number;
  seen_at: number | null;
}

export interface TableRow {
  id: string;
  status: 'open' | 'running' | 'over' | 'closed';
  host: string;
  access: 'open' | 'link';
  rated: number;
  /** Why a game that was to be rated is not. */
  unrated?: 'oneself' | null | undefined;
  players: number;
  /** The version of the rules by which it is played. */
  rules: number;
  kingdom: string;
  /** How the kingdom was wished for, to draw another one for a rematch. */
  wish: string;
  printed: string | null;
  shelters: number | null;
  colonies: number | null;
  clock: string | null;
  /** Secret until the game is over. */
  seed: string;
  first: number | null;
  /** What it is for, where it is one of a daily kingdom: `DailyGame` as JSON. */
  daily?: string | null | undefined;
  /** The club whose members alone can sit down. */
  club?: string | null | undefined;
  previous: string | null;
  next: string | null;
  result: string | null;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
}

export interface SeatRow {
  table_id: string;
  seat: number;
  /** Who sits there; null for a bot or while it is free. */
  person: string | null;
  /** The level of a bot. */
  level: string | null;
  /** Whether the person came with a token. */
  program: number;
  /** For whom a free seat is kept: who has played the game before, or is invited. */
  reserved?: string | null | undefined;
  /** When the game ended, as the table has it: to find somebody's last games among very many. */
  ended_at?: number | null | undefined;
  /** What a rated game has changed for the person: `Rerated` as JSON. */
  rated?: string | null | undefined;
  /** Which rating that was, such as `live 2`, and the how manieth game of it. */
  rating_of?: string | null | undefined;
  rating_n?: number | null | undefined;
  /** Null until the game is summed up in the profiles of its players; 0 where that was not possible. */
  counted?: number | null | undefined;
  /** How well the person decided, as the review of the game says: `Precision` as JSON. */
  reviewed?: string | null | undefined;
}

/** What happened at a table, in order. Once the game is over its log is packed, and there are none of these. */
export interface LogRow {
  table_id: string;
  n: number;
  kind: string;
  data: string;
  at: number;
}

/** The whole log of a finished game, in place of its rows. */
interface PackedLogRow {
  table_id: string;
  data: Uint8Array;
}

/**
 * How long the log of a table is, when something has to happen there by itself, and until when a process has taken it
 * on. This is the lock: of two who write the same number one finds that `n` has gone on.
 */
export interface HeadRow {
  table_id: string;
  n: number;
  due_at: number | null;
  leased_until: number;
  /** The seat of the person whom the game waits for; null if it waits for nobody, or if no process has looked yet. */
  asked?: number | null | undefined;
}

export interface ChatRow {
  table_id: string;
  n: number;
  person: string;
  text: string;
  at: number;
  /** Whether a moderator has hidden it. */
  hidden?: number | undefined;
}

export interface RatingRow {
  person: string;
  kind: RatingKind;
  players: number;
  mu: number;
  sigma: number;
  games: number;
}

/** The first answer of a member to a puzzle, or the first on the day of which it was the puzzle. */
export interface PuzzleTryRow {
  person: string;
  puzzle: string;
  at: number;
  solved: number;
  /** The day of which it was the puzzle then; 0 if it was of none. There may be more puzzles later, and days have others. */
  day: number;
}

/** How a level of bots plays a kingdom. */
interface PlanRow {
  /** The piles in the order of their names. */
  kingdom: string;
  /** What the level calls it, and what it wrote down. */
  key: string;
  line: string;
  found_at: number;
}

/** What can be said of a finished game. */
export interface ReviewRow {
  table_id: string;
  /** How closely the whole game was looked at; null until it was. */
  care: 'first' | 'close' | null;
  /** `Review` as packed JSON, as far as it is known; null if nothing is. */
  data: Uint8Array | null;
  /** Until when a process works on it. */
  leased_until: number;
  /** Of which shape it is: those of another one are made anew. */
  edition: number;
}

/** What the server has made up for itself, and what all its processes share: keys to sign with, and the like. */
interface SecretRow {
  name: string;
  value: string;
}

/** Written to see whether there is room, and deleted at once. */
interface ProbeRow {
  id: string;
  filler: string;
}
