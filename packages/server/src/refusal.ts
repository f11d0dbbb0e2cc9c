import type { ProblemCode } from '@provincia/protocol';

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

/** What people are told when the server has a bug. */
export const broken = () =>
  new Refusal(500, 'broken', 'Something went wrong here. Nothing is lost; try again.');
