import { useState } from 'react';
import { useLocation } from 'wouter';
import { problemWords } from '../api/problem-words.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';

interface Action {
  readonly busy: boolean;
  /** Why the last one did not work; empty if it did. */
  readonly problem: string;
  /** Does something that ends on another page. */
  run(action: () => Promise<string>): void;
}

/** One thing at a time: a second click while it is being done does nothing. */
export function useAction(): Action {
  const translation = useTranslation();
  const [, goTo] = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const run = async (action: () => Promise<string>) => {
    if (busy) return;
    setBusy(true);
    setProblem('');
    try {
      goTo(await action());
    } catch (reason) {
      setProblem(problemWords(translation, reason));
    }
    setBusy(false);
  };
  return { busy, problem, run: (action) => void run(action) };
}
