import type { Failure } from '../failure.ts';

/** What is looked at, in this order. */
export type Check = 'hello' | 'games' | 'questions' | 'seed' | 'unknown' | 'middle' | 'quit' | 'end';

/** What was found: numbers for the sentence, and what the program did wrong, if it is known. */
export interface Finding {
  readonly check: Check;
  readonly passed: boolean;
  readonly values: Readonly<Record<string, string | number>>;
  readonly failure: Failure | null;
}

export function finding(
  check: Check,
  passed: boolean,
  values: Finding['values'] = {},
  failure: Failure | null = null,
): Finding {
  return { check, passed, values, failure };
}
