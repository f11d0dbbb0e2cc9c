import type { Hint } from '@provincia/protocol';

/** What can happen at a running table. The log is a list of these; the position is their fold. */
export type Entry =
  /** A person answers what they are asked. */
  | { readonly kind: 'answer'; readonly seat: number; readonly picks: readonly string[] }
  /** Bots answer, one decision after another, until a person is asked or the game is over. */
  | { readonly kind: 'bots'; readonly answers: readonly (readonly string[])[] }
  /** A person takes their last answer back. Nobody had learned anything from it. */
  | { readonly kind: 'undo'; readonly seat: number }
  /** The same where the others have to agree. */
  | { readonly kind: 'ask-undo'; readonly seat: number }
  | { readonly kind: 'allow-undo'; readonly seat: number }
  | { readonly kind: 'refuse-undo'; readonly seat: number }
  /** Somebody asked what to answer, and was told this. */
  | { readonly kind: 'hint'; readonly seat: number; readonly hints: readonly Hint[] }
  | { readonly kind: 'resign'; readonly seat: number; readonly why: 'resigned' | 'time' }
  /** A bot plays for a person who is away, until they are back. */
  | { readonly kind: 'stand-in'; readonly seat: number }
  | { readonly kind: 'back'; readonly seat: number };
