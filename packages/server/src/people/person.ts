/** Somebody who plays here. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'member';
  /** Whether a program asks in this person's name, by a token. */
  readonly program: boolean;
  /** The session by which he is known; null for a program. */
  readonly session: string | null;
}

/** In place of a person's id at the seats and tables of those who are no longer stored; nobody has it. */
export const DELETED = 'deleted';
