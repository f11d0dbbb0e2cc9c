import { z } from 'zod';
import { ClubId, ClubRef, SignedName } from './ids.ts';
import { RatingKind } from './people.ts';
import { Standing } from './standing.ts';
import { KingdomWish, MOST_SEATS, Table } from './table.ts';
import { Tournament } from './tournaments.ts';

const Time = z.iso.datetime();

export const MOST_CLUB_NAME = 40;
export const MOST_CLUB_DESCRIPTION = 1000;
export const MOST_KINGDOM_NAME = 40;

const ClubName = SignedName.min(2, 'The name of a club has at least 2 characters.').max(
  MOST_CLUB_NAME,
  `The name of a club has at most ${MOST_CLUB_NAME} characters.`,
);
const Description = z
  .string()
  .normalize()
  .trim()
  .max(MOST_CLUB_DESCRIPTION, `A description has at most ${MOST_CLUB_DESCRIPTION} characters.`);

/** Open: everybody can join. Request: an organiser lets people in. Invitation: only with the link of the club. */
export const ClubJoining = z.enum(['open', 'request', 'invitation']);
export type ClubJoining = z.infer<typeof ClubJoining>;
/** The language that is spoken there. */
const ClubLanguage = z.enum(['en', 'es', 'pt', 'de']).nullable();

export const ClubRole = z.enum(['owner', 'organiser', 'member']);
export type ClubRole = z.infer<typeof ClubRole>;
/** What somebody is to a club: in it, or waiting to be let in, or kept out. */
const ClubStanding = z.enum([...ClubRole.options, 'asking', 'removed']);
export type ClubStanding = z.infer<typeof ClubStanding>;

export const NewClub = z.strictObject({
  name: ClubName,
  description: Description.default(''),
  joining: ClubJoining.default('open'),
  language: ClubLanguage.default(null),
});
export type NewClub = z.infer<typeof NewClub>;

export const ClubChange = z.strictObject({
  name: ClubName.optional(),
  description: Description.optional(),
  joining: ClubJoining.optional(),
  language: ClubLanguage.optional(),
});
export type ClubChange = z.infer<typeof ClubChange>;

export const JoinClub = z.strictObject({
  /** The secret of the invitation link. */
  invitation: z.string().max(40).optional(),
});
export type JoinClub = z.infer<typeof JoinClub>;

/** Lets somebody in who has asked, or makes a member something else. */
export const ClubRoleChange = z.strictObject({ role: ClubRole });

export const ClubsQuery = z.strictObject({
  /** A part of the name. */
  name: z.string().trim().max(MOST_CLUB_NAME).optional(),
  /** Those at which most was played lately first, or the newest. */
  order: z.enum(['active', 'new']).default('active'),
});
export type ClubsQuery = z.infer<typeof ClubsQuery>;

/** A club in a list. */
export const Club = z.strictObject({
  ...ClubRef.shape,
  description: z.string(),
  joining: ClubJoining,
  language: ClubLanguage,
  members: z.int(),
  since: Time,
  /** What the reader is to it; null if nothing. */
  you: ClubStanding.nullable(),
});
export type Club = z.infer<typeof Club>;

export const Clubs = z.strictObject({
  /** Those of the reader. */
  yours: z.array(Club),
  clubs: z.array(Club),
});
export type Clubs = z.infer<typeof Clubs>;

export const NewClubKingdom = z.strictObject({
  name: z
    .string()
    .normalize()
    .trim()
    .min(1, 'A kingdom of a club has a name.')
    .max(MOST_KINGDOM_NAME, `The name of a kingdom has at most ${MOST_KINGDOM_NAME} characters.`),
  kingdom: KingdomWish,
  /** Whether the starting decks have Shelters; null: the rules decide. */
  shelters: z.boolean().nullable().default(null),
  /** The same of Platinum and Colony. */
  colonies: z.boolean().nullable().default(null),
});
export type NewClubKingdom = z.infer<typeof NewClubKingdom>;

export const ClubKingdom = z.strictObject({
  n: z.int(),
  name: z.string(),
  cards: z.array(z.string()),
  printed: z.string().nullable(),
  shelters: z.boolean().nullable(),
  colonies: z.boolean().nullable(),
});
export type ClubKingdom = z.infer<typeof ClubKingdom>;

const ClubPerson = z.strictObject({ name: z.string(), since: Time });

export const ClubPage = z.strictObject({
  ...Club.shape,
  /** Whether it has as many members as a club can have. */
  full: z.boolean(),
  /** Its tables that are not over, for its members; nobody else can sit down there. */
  tables: z.array(Table),
  tournaments: z.array(Tournament),
  kingdoms: z.array(ClubKingdom),
  /** For those who organise it: the secret of its link, who asks to be let in, and who was removed. */
  desk: z
    .strictObject({
      invitation: z.string(),
      asking: z.array(ClubPerson),
      removed: z.array(ClubPerson),
    })
    .nullable(),
});
export type ClubPage = z.infer<typeof ClubPage>;

export const ClubMembersQuery = z.strictObject({
  kind: RatingKind.default('live'),
  players: z.coerce.number().int().min(2).max(MOST_SEATS).default(2),
});
/** Everybody in a club, the best first; those without a rating for such games are last. */
export const ClubMembers = z.strictObject({
  kind: RatingKind,
  players: z.int(),
  members: z.array(
    z.strictObject({
      ...ClubPerson.shape,
      role: ClubRole,
      standing: Standing.nullable(),
      games: z.int(),
    }),
  ),
});
export type ClubMembers = z.infer<typeof ClubMembers>;

/** The clubs in which somebody is. */
export const PlayerClubs = z.strictObject({
  clubs: z.array(z.strictObject({ ...ClubRef.shape, role: ClubRole })),
});
export type PlayerClubs = z.infer<typeof PlayerClubs>;

export const AtClub = z.strictObject({ id: ClubId });
