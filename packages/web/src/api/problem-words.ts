import type { Translation } from '@provincia/catalog';
import type { ProblemCode as ServerCode } from '@provincia/protocol';

/** What forms find before anything is sent. */
type FormCode =
  | 'name-empty'
  | 'name-short'
  | 'name-long'
  | 'name-signs'
  | 'password-empty'
  | 'password-short'
  | 'password-long'
  | 'label-empty'
  | 'address-signs';

/** What goes wrong on this side: in the browser, and in the game that runs in it. */
type OwnCode =
  | 'passkey-cancelled'
  | 'push-failed'
  | 'offline'
  | 'no-game'
  | 'closed'
  | 'bots'
  | 'local'
  | 'other';

/** Why something did not work. */
export type ProblemCode = ServerCode | FormCode | OwnCode;

/** Why something was not done: the code is what the page has words for. */
export interface Refused {
  /** One of a ProblemCode, or one that only a newer server knows. */
  readonly code: string;
}

/** Refused on this side. */
export function refused(code: ProblemCode): Refused {
  return { code };
}

/** Why something did not work, in the player's language: the server's own sentences are English. */
export function problemWords(translation: Translation, problem: unknown): string {
  return codeWords(translation, codeOf(problem));
}

/** Does not compile as long as one of the codes has no words. */
export function codeWords({ say }: Translation, code: ProblemCode): string {
  const key = `ui.problem.${code}` as const;
  // A server that is newer than this page may have codes of which it has never heard.
  return say.has(key) ? say(key) : say('ui.problem.other');
}

/** Of an ApiProblem, or of a Problem that came over the socket or from the worker. */
export function codeOf(problem: unknown): ProblemCode {
  const code = (problem as { readonly code?: unknown } | null | undefined)?.code;
  // Errors of the browser have numbers.
  return typeof code === 'string' ? (code as ProblemCode) : 'other';
}
