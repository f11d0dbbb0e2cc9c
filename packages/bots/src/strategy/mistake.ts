import type { Problem } from '@provincia/engine';

/** What is wrong in a text and at which character. Thrown inside the parser only: outside it is a problem, a value. */
export class Mistake {
  readonly at: number;
  readonly sentence: string;

  constructor(at: number, sentence: string) {
    this.at = at;
    this.sentence = sentence;
  }
}

/** A mistake in a strategy, with its place. */
export interface StrategyProblem extends Problem {
  readonly line: number;
  readonly column: number;
  /** The line it is in, and below it a caret under the place: for a terminal. */
  readonly excerpt: string;
}

/** The mistake as everybody else gets it; its message is one line, whatever the file has in its names. */
export function problemOf({ at, sentence }: Mistake, text: string, file: string): StrategyProblem {
  const before = text.slice(0, at).split('\n');
  const line = before.length;
  const start = before[line - 1];
  const column = start.length + 1;
  const source = text.split(/\r?\n/)[line - 1];
  // Tabs stay tabs, so that the caret stands under the place however wide they are.
  const space = start.replaceAll(/[^\t]/g, ' ');
  return {
    code: 'strategy',
    message: `${file}:${line}:${column}: ${sentence.replaceAll(/\s+/g, ' ')}`,
    line,
    column,
    excerpt: `${source}\n${space}^`,
  };
}
