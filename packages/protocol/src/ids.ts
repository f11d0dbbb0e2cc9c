import { z } from 'zod';

/** Ids are random and cannot be guessed: everybody who has the link may sit down. */
export const TableId = z.string().regex(/^[a-z2-7]{16}$/, 'A table id is 16 letters and digits.');

/** With signs that can be told apart. */
export const SignedName = z
  .string()
  .normalize()
  .trim()
  .regex(
    /^[\p{L}\p{N}][\p{L}\p{N} ._'-]*$/u,
    "A name starts with a letter or digit and has only letters, digits, spaces and . _ - '",
  );

/** A moment or the beginning of a day. */
export const Moment = z.union([z.iso.datetime({ offset: true }), z.iso.date()], {
  error: 'A time is given like 2026-01-31 or 2026-01-31T12:00:00Z.',
});

/** What people are called; unique among those who registered, without regard to case. */
export const PlayerName = SignedName.min(2, 'A name has at least 2 characters.').max(
  24,
  'A name has at most 24 characters.',
);

export const ClubId = z.string().regex(/^[a-z2-7]{16}$/, 'A club id is 16 letters and digits.');
/** A club as it is named where something of it is shown. */
export const ClubRef = z.strictObject({ id: ClubId, name: z.string() });
export type ClubRef = z.infer<typeof ClubRef>;
