/** What was wrong with something that came from outside, and what to do: a value, never an exception. */
export interface Problem {
  readonly code: string;
  /** A sentence for people. */
  readonly message: string;
  /** What the sentence names, for whoever says it in another language by its code. */
  readonly values?: Readonly<Record<string, string | number>>;
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

export function refused(code: string, message: string): { ok: false; problem: Problem } {
  return { ok: false, problem: { code, message } };
}
