import type { AnswersAhead, Hint } from '@provincia/protocol';

/** What can happen at a running table. The log is a list of these; the position is their fold. */
export type Entry =
  | Answered
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
  /** What the seat wants to be answered for it from now on, whenever it is asked just that. */
  | { readonly kind: 'ahead'; readonly seat: number; readonly answers: AnswersAhead | null }
  | { readonly kind: 'resign'; readonly seat: number; readonly why: 'resigned' | 'time' }
  /** The time of a seat has run out by the day, but its player is on vacation: they have a whole time again after that. */
  | { readonly kind: 'grace'; readonly seat: number; readonly until: number }
  /** A bot plays for a person who is away, until they are back. */
  | { readonly kind: 'stand-in'; readonly seat: number }
  | { readonly kind: 'back'; readonly seat: number }
  /**
   * The rules by which it was played are not known any more: it goes on by these, from where no card was half resolved.
   * The events from `since` on no longer count.
   */
  | { readonly kind: 'rules'; readonly rules: number; readonly since: number };

/** A person answers what they are asked. */
interface Answered {
  readonly kind: 'answer';
  readonly seat: number;
  readonly picks: readonly string[];
  /** How long the answer was on its way, in milliseconds, as the server has measured it: no time of the player's. */
  readonly lag?: number;
  /** Whether the server gave it, because the player had left it as an answer in advance. */
  readonly ahead?: true;
}
