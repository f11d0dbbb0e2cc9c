import { clsx } from 'clsx';
import { codeWords, type ProblemCode } from '../api/problem-words.ts';
import texts from '../controls/text.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';

interface ProblemLineProps {
  readonly problem: ProblemCode | null;
  readonly className?: string;
}

/** Why something did not work; always there, so that it is read aloud when it comes. */
export function ProblemLine({ problem, className }: ProblemLineProps) {
  const translation = useTranslation();
  return (
    <p className={clsx(texts.problem, className)} role="alert">
      {problem !== null && codeWords(translation, problem)}
    </p>
  );
}
