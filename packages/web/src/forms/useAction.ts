import { useState } from 'react';
import { codeOf, type ProblemCode } from '../api/problem-words.ts';

interface Action {
  readonly busy: boolean;
  /** Why the last one did not work; null if it did. */
  readonly problem: ProblemCode | null;
  run(action: () => Promise<void>): Promise<void>;
}

/** Runs one thing at a time: a second click while it is running does nothing. */
export function useAction(): Action {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemCode | null>(null);
  const run = async (action: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await action();
    } catch (reason) {
      setProblem(codeOf(reason));
    }
    setBusy(false);
  };
  return { busy, problem, run };
}
