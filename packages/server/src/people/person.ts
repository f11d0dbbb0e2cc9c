/** Somebody who plays here. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'member';
  /** Whether a program asks in this person's name, by a token. */
  readonly program: boolean;
  /** The session they came with; null for a program. */
  readonly session: string | null;
}

/** Stands at seats and tables in place of the id of a deleted person. */
export const DELETED = 'deleted';
