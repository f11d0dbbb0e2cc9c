import type { ProblemCode } from '@provincia/protocol';
import { troubleOf } from './store/trouble.ts';

/** A request that is refused: an HTTP status, a code for programs, a sentence for people. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  /** In how many seconds it is worth another try. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: ProblemCode, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

export const notFound = (what: string) => new Refusal(404, 'not-found', `There is no such ${what}.`);

/** What people are told when something fails: the database is away or full, or the server has a bug. */
export function failureOf(error: unknown): Refusal {
  const trouble = troubleOf(error);
  return trouble === null
    ? new Refusal(500, 'broken', 'Something went wrong on the server. Nothing is lost; try again.')
    : new Refusal(503, 'not-kept', `${trouble} This may not have been saved: check, and try again.`);
}
