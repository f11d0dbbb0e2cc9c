import { z } from 'zod';
import { TableId } from './ids.ts';
import { Clock, MOST_SEATS } from './table.ts';

const Time = z.iso.datetime();
const Name = z.string().min(1).max(100);

/** Somebody by what others know of them: a member by name, everybody by their seat or by what they wrote at a table. */
export const Whom = z.union([
  z.strictObject({ name: Name }),
  z.strictObject({
    table: TableId,
    seat: z
      .int()
      .min(0)
      .max(MOST_SEATS - 1),
  }),
  z.strictObject({ table: TableId, line: z.int().min(0) }),
]);
export type Whom = z.infer<typeof Whom>;

/** What the reader has to do with a member. */
export const Relation = z.strictObject({
  /** Whether it is the reader. */
  self: z.boolean(),
  follows: z.boolean(),
  /** By what the block is named if the reader has blocked them. */
  block: z.string().nullable(),
});
export type Relation = z.infer<typeof Relation>;

/** When somebody was last here, no more exactly than this. */
export const LastSeen = z.enum(['today', 'week', 'month', 'longer']);
export type LastSeen = z.infer<typeof LastSeen>;

export const Followed = z.strictObject({
  name: z.string(),
  /** Null if they do not say so. */
  seen: LastSeen.nullable(),
  /** Their running games that everybody may watch, and their open tables that wait for players. */
  playing: z.array(TableId),
  waiting: z.array(TableId),
});
export type Followed = z.infer<typeof Followed>;
export const Following = z.strictObject({ people: z.array(Followed) });
export type Following = z.infer<typeof Following>;

export const FindQuery = z.strictObject({
  /** How the name begins. */
  find: z.string().trim().min(2, 'Type at least 2 characters.').max(24, 'A name has at most 24 characters.'),
});
export const Names = z.strictObject({ names: z.array(z.string()) });
export type Names = z.infer<typeof Names>;

/** From whom somebody takes invitations, and whether followers see when they were last here. */
export const Privacy = z.strictObject({
  invitations: z.enum(['everybody', 'followed', 'nobody']),
  seen: z.boolean(),
});
export type Privacy = z.infer<typeof Privacy>;
export const PrivacyChange = Privacy.partial();

export const Blocks = z.strictObject({
  blocks: z.array(
    z.strictObject({
      id: z.string(),
      /** Null for a guest without a name. */
      name: z.string().nullable(),
      since: Time,
    }),
  ),
});
export type Blocks = z.infer<typeof Blocks>;

export const Invitation = z.strictObject({
  table: TableId,
  /** Who keeps the seat. */
  from: z.string(),
  players: z.int(),
  clock: Clock.nullable(),
  rated: z.boolean(),
});
export type Invitation = z.infer<typeof Invitation>;
