import { isSolvedBy, type Puzzle } from '@provincia/coach/puzzle';
import { puzzles } from '@provincia/coach/puzzles';
import { useCallback, useEffect, useState } from 'react';
import { Link, useParams } from 'wouter';
import { codeWords } from '../api/problem-words.ts';
import { useLoaded } from '../api/useLoaded.ts';
import buttons from '../controls/buttons.module.css';
import panels from '../controls/panels.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { useCoachTranslation } from '../i18n/useCoachTranslation.ts';
import { Page } from '../shell/Page.tsx';
import { todays } from './known-puzzles.ts';
import { PuzzleScreen } from './PuzzleScreen.tsx';
import { positionOf } from './position.ts';
import { meetAccount, note } from './record.ts';

/** One puzzle, at the table. */
export default function PuzzlePage() {
  const { id } = useParams<{ id: string }>();
  const puzzle = puzzles.find((one) => one.id === id);
  return puzzle === undefined ? <Missing /> : <Opened key={id} puzzle={puzzle} />;
}

function Missing() {
  const { say } = useTranslation();
  const words = useCoachTranslation();
  return (
    <Page title={say('ui.common.puzzles')} className={panels.notice}>
      <h1>{words?.say('coach.puzzle.missing') ?? say('ui.common.loading')}</h1>
      <Link className={buttons.button} href="/puzzles">
        {say('ui.common.puzzles')}
      </Link>
    </Page>
  );
}

function Opened({ puzzle }: { readonly puzzle: Puzzle }) {
  const translation = useTranslation();
  const { say } = translation;
  const words = useCoachTranslation();
  const { value: position, problem } = useLoaded(puzzle.id, () => positionOf(puzzle));
  const [answer, setAnswer] = useState<readonly string[] | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => void meetAccount(), []);
  useEffect(() => {
    document.title = `${say('ui.common.puzzles')} · Provincia`;
  }, [say]);
  const take = useCallback(
    (picks: readonly string[]) => {
      const today = todays();
      note({
        puzzle: puzzle.id,
        at: new Date().toISOString(),
        solved: isSolvedBy(puzzle, picks),
        day: today.puzzle === puzzle ? today.day : null,
        picks,
      });
      setAnswer(picks);
    },
    [puzzle],
  );
  const retry = () => {
    setAnswer(null);
    setAttempt(attempt + 1);
  };
  if (problem !== null) return <p className={panels.loading}>{codeWords(translation, problem)}</p>;
  if (position === null || words === null)
    return <p className={panels.loading}>{say('ui.common.loading')}</p>;
  return (
    <PuzzleScreen
      key={attempt}
      puzzle={puzzle}
      position={position}
      words={words}
      answer={answer}
      onAnswer={take}
      onRetry={retry}
    />
  );
}
