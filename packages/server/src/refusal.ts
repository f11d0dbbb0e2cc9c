import type { ProblemCode } from '@provincia/protocol';

/** Something that was asked for and cannot be done: an HTTP status, a code for programs, a sentence for people. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: ProblemCode;

  constructor(status: number, code: ProblemCode, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const notFound = (what: string) => new Refusal(404, 'not-found', `There is no such ${what}.`);

/** What somebody is told of a mistake of ours. */
export const broken = () =>
  new Refusal(500, 'broken', 'Something went wrong here. Nothing is lost; try again.');
