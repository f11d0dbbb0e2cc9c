import { z } from 'zod';
import { Moment, PlayerName, TableId } from './ids.ts';
import { Standing } from './standing.ts';
import { MOST_SEATS, PileId, Seat, Table } from './table.ts';

/** A password to set. One that is only compared has no minimum length. */
const NewPassword = z
  .string()
  .min(8, 'A password has at least 8 characters.')
  .max(200, 'A password has at most 200 characters.');
const GivenPassword = z.string().max(200, 'A password has at most 200 characters.');
const Time = z.iso.datetime();

export const Register = z.strictObject({ name: PlayerName, password: NewPassword });
export const Login = z.strictObject({ name: z.string().max(100), password: GivenPassword });
export const Rename = z.strictObject({ name: PlayerName });
export const ChangePassword = z.strictObject({
  /** Left out by members who only have a passkey. */
  old: GivenPassword.optional(),
  new: NewPassword,
});
/** The password of those who have one. */
export const DeleteMe = z.strictObject({ password: GivenPassword.optional() });

export const Me = z.strictObject({
  name: z.string(),
  /** Whether the name was chosen; nobody else is shown one that was not. */
  named: z.boolean(),
  /** A member has a unique name and a password or a passkey. */
  kind: z.enum(['guest', 'member']),
  /** Whether the request comes from a program, with a token. */
  program: z.boolean(),
  hasPassword: z.boolean(),
  passkeys: z.int(),
  since: Time,
  /** Whether they look after what others report. */
  moderator: z.literal(true).exactOptional(),
});
export type Me = z.infer<typeof Me>;
/** Null for somebody who has done nothing here yet. They become a guest when they first do. */
export const WhoAmI = z.strictObject({ me: Me.nullable() });
export type WhoAmI = z.infer<typeof WhoAmI>;

export const SessionInfo = z.strictObject({
  id: z.string(),
  /** The browser as it names itself. */
  agent: z.string(),
  since: Time,
  /** To the minute. */
  seen: Time,
  /** Whether the request came from this session. */
  current: z.boolean(),
});
export type SessionInfo = z.infer<typeof SessionInfo>;
export const Sessions = z.strictObject({ sessions: z.array(SessionInfo) });

export const PasskeyInfo = z.strictObject({ id: z.string(), since: Time });
export type PasskeyInfo = z.infer<typeof PasskeyInfo>;
export const Passkeys = z.strictObject({ passkeys: z.array(PasskeyInfo) });

export const TokenInfo = z.strictObject({
  id: z.string(),
  label: z.string(),
  since: Time,
  seen: Time.nullable(),
});
export type TokenInfo = z.infer<typeof TokenInfo>;
export const Tokens = z.strictObject({ tokens: z.array(TokenInfo) });
export const NewToken = z.strictObject({
  /** What it is for, to know it again in the list. */
  label: z.string().trim().min(1, 'Say what the token is for.').max(60, 'A label has at most 60 characters.'),
});
/** The only time that the token itself is shown. */
export const MadeToken = z.strictObject({ token: z.string(), info: TokenInfo });

export const ById = z.strictObject({ id: z.string().min(1).max(1400) });
export const ByName = z.strictObject({ name: z.string().min(1).max(100) });

const Base64Url = z.string().regex(/^[\w-]*={0,2}$/, 'This is not base64url.');
const Base64UrlId = Base64Url.min(1).max(1400);
/** Browsers send more about a passkey than is needed, and that will change. Fields not named here are dropped. */
const passkeyFrame = {
  id: Base64UrlId,
  rawId: Base64UrlId,
  type: z.literal('public-key'),
};

/** A guest says under which name they register. */
export const PasskeyWish = z.strictObject({ name: PlayerName.optional() });
const UserVerification = z.enum(['required', 'preferred', 'discouraged']);
/** What `navigator.credentials.create` takes, as `PublicKeyCredential.parseCreationOptionsFromJSON` reads it. */
export const PasskeyCreation = z.strictObject({
  challenge: Base64Url,
  rp: z.strictObject({ id: z.string().optional(), name: z.string() }),
  user: z.strictObject({ id: Base64Url, name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int().optional(),
  attestation: z.string().optional(),
  /** A device that already has one of these does not make another. */
  excludeCredentials: z
    .array(
      z.strictObject({
        id: Base64Url,
        type: z.literal('public-key'),
        transports: z.array(z.string()).optional(),
      }),
    )
    .optional(),
  authenticatorSelection: z
    .strictObject({
      residentKey: z.string().optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: UserVerification.optional(),
    })
    .optional(),
  hints: z.array(z.string()).optional(),
  extensions: z.strictObject({ credProps: z.boolean().optional() }).optional(),
});
/** What `navigator.credentials.get` takes, as `PublicKeyCredential.parseRequestOptionsFromJSON` reads it. */
export const PasskeyRequest = z.strictObject({
  challenge: Base64Url,
  rpId: z.string().optional(),
  timeout: z.int().optional(),
  userVerification: UserVerification.optional(),
});
export const NewPasskey = z.strictObject({
  name: PlayerName.optional(),
  passkey: z.object({
    ...passkeyFrame,
    response: z.object({
      clientDataJSON: Base64Url.max(4000),
      attestationObject: Base64Url.max(20_000),
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;
export const PasskeyLogin = z.strictObject({
  passkey: z.object({
    ...passkeyFrame,
    response: z.object({
      clientDataJSON: Base64Url.max(4000),
      authenticatorData: Base64Url.max(4000),
      signature: Base64Url.max(4000),
    }),
  }),
});
export type PasskeyLogin = z.infer<typeof PasskeyLogin>;

/** Live games, at which people sit together, and games by the day are rated apart, and so are those of programs. */
export const RatingKind = z.enum(['live', 'day', 'program']);
export type RatingKind = z.infer<typeof RatingKind>;
/** How well somebody plays games of a kind with so many players. */
export const Rating = z.strictObject({
  kind: RatingKind,
  players: z.int(),
  ...Standing.shape,
  games: z.int(),
});
export type Rating = z.infer<typeof Rating>;

export const PlayerPage = z.strictObject({
  name: z.string(),
  since: Time,
  ratings: z.array(Rating),
});
export type PlayerPage = z.infer<typeof PlayerPage>;

export const PlayedGame = z.strictObject({
  /** Null if the table was only open by its link and the reader did not sit there. */
  id: TableId.nullable(),
  ended: Time,
  rated: z.boolean(),
  clock: Table.shape.clock,
  kingdom: z.array(z.string()),
  printed: z.string().nullable(),
  seats: z.array(Seat),
  /** The seat of the player whose games these are. */
  seat: z.int().nullable(),
  result: Table.shape.result,
});
export type PlayedGame = z.infer<typeof PlayedGame>;
/** A place in a list of games: when the last one before it ended, and how many of that moment come before it. */
const GamesPlace = z
  .string()
  .regex(/^\d{1,15}-\d{1,6}$/, 'A page of games goes by the `next` of the page before it.');
export const PlayerGames = z.strictObject({
  games: z.array(PlayedGame),
  /** The `before` of the next page; null at the end. A page may be short although there is a next one. */
  next: GamesPlace.nullable(),
});
export type PlayerGames = z.infer<typeof PlayerGames>;
export const GamesQuery = z.strictObject({
  before: GamesPlace.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  /** By which of the player's ratings it went, or would have gone. */
  kind: RatingKind.optional(),
  rated: z.enum(['true', 'false']).optional(),
  players: z.coerce.number().int().min(2).max(MOST_SEATS).optional(),
  /** How it ended for the player. */
  result: z.enum(['won', 'lost', 'shared']).optional(),
  /** The name of a member who played as well. */
  opponent: z.string().min(1).max(100).optional(),
  /** A pile of the kingdom. */
  card: PileId.optional(),
  /** Ended at this time or later. */
  since: Moment.optional(),
  /** Ended before this time. */
  until: Moment.optional(),
});
export type GamesQuery = z.infer<typeof GamesQuery>;

/** How well somebody decided in a game that was reviewed. */
const ReviewedGame = z.strictObject({
  ended: Time,
  /** How many decisions there were, and what each cost on the average, from 0 to 1. */
  decisions: z.int(),
  errorRate: z.number(),
  /** From 0 to 100. */
  accuracy: z.number(),
});
export const ReviewedGames = z.strictObject({
  /** The latest first. */
  games: z.array(ReviewedGame),
});
export type ReviewedGames = z.infer<typeof ReviewedGames>;

export const LeaderboardQuery = z.strictObject({
  kind: RatingKind.default('live'),
  players: z.coerce.number().int().min(2).max(MOST_SEATS).default(2),
});
export const Leaderboard = z.strictObject({
  kind: RatingKind,
  players: z.int(),
  best: z.array(z.strictObject({ name: z.string(), ...Standing.shape, games: z.int() })),
});
export type Leaderboard = z.infer<typeof Leaderboard>;
