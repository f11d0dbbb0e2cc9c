import type { MistakeCode } from './mistake-codes.ts';

/** What the sentence about a mistake names. */
type Values = Readonly<Record<string, string | number>>;

/** What is wrong in a text and at which character. Thrown inside the parser only: outside it is a problem, a value. */
export class Mistake {
  readonly at: number;
  readonly code: MistakeCode;
  readonly values: Values;

  constructor(at: number, code: MistakeCode, values: Values = {}) {
    this.at = at;
    this.code = code;
    this.values = values;
  }
}

/** A mistake in a strategy, with its place. The catalog puts it into words. */
export interface StrategyProblem {
  readonly code: MistakeCode;
  readonly values: Values;
  readonly line: number;
  readonly column: number;
}

/** The mistake as everybody else gets it. */
export function problemOf({ at, code, values }: Mistake, text: string): StrategyProblem {
  const before = text.slice(0, at).split('\n');
  const line = before.length;
  return { code, values, line, column: before[line - 1].length + 1 };
}

/** For errors of ours: texts that were checked before, or that come with the program. */
export function inShort({ line, column, code, values }: StrategyProblem): string {
  return [`${line}:${column}`, code, ...Object.values(values)].join(' ');
}
