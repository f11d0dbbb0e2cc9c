import { answerText, type CoachTranslation, isCardId } from '@provincia/catalog';
import type { Puzzle } from '@provincia/coach/puzzle';
import type { Line } from '@provincia/coach/review';
import { useEffect, useMemo, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import { useInspecting, useReading } from '../table/inspecting.ts';
import { InspectorSheet } from '../table/inspector/InspectorSheet.tsx';
import { answerKeys } from '../table/keys/answer-keys.ts';
import { KeyHelp } from '../table/keys/KeyHelp.tsx';
import { useFocusKeeper } from '../table/keys/useFocusKeeper.ts';
import { useKeys } from '../table/keys/useKeys.ts';
import { useInspection } from '../table/layout/useInspection.ts';
import { useLayout } from '../table/layout/useLayout.ts';
import { seatNames } from '../table/names.ts';
import { aboutOf } from '../table/prompt/about.ts';
import { useChoosing } from '../table/prompt/useChoosing.ts';
import { SceneProvider } from '../table/SceneProvider.tsx';
import type { TableScene } from '../table/table-context.ts';
import { Menu } from '../table/top/Menu.tsx';
import { NarrowPuzzle, WidePuzzle } from './LaidPuzzle.tsx';
import { type Position, puzzleLink } from './position.ts';
import { PuzzleContext } from './puzzle-context.ts';

interface PuzzleScreenProps {
  readonly puzzle: Puzzle;
  readonly position: Position;
  readonly words: CoachTranslation;
  readonly answer: readonly string[] | null;
  readonly onAnswer: (picks: readonly string[]) => void;
  readonly onRetry: () => void;
}

/** What lies over the table. */
type Open = 'menu' | 'keys' | 'side' | null;

/** The position of a puzzle on the table: the question, and after it the solution. */
export function PuzzleScreen({ puzzle, position, words, answer, onAnswer, onRetry }: PuzzleScreenProps) {
  const layout = useLayout();
  const link = useMemo(() => puzzleLink(position, onAnswer), [position, onAnswer]);
  const sight = useMemo(
    () => (answer === null ? position.sight : { ...position.sight, decision: null }),
    [position, answer],
  );
  const choosing = useChoosing(link, sight);
  const showsPoints = useSettings(({ points }) => points);
  const [open, setOpen] = useState<Open>(null);
  const { ask, open: enlarge, close, sheet } = useInspecting();
  const read = useReading();
  const { decision, view } = position.sight;
  const source = decision?.source ?? null;
  // The card that asks is the one to be read.
  useEffect(() => ask(source !== null && isCardId(source) ? source : null), [source, ask]);
  useInspection();
  useFocusKeeper();
  useKeys({
    ...answerKeys(choosing),
    // Nothing can be taken back.
    undo: () => undefined,
    inspect: enlarge,
    log: () => layout !== 'wide' && setOpen(open === 'side' ? null : 'side'),
    help: () => setOpen('keys'),
  });
  const { table } = link.state;
  if (table === null || decision === null) return null;
  const lineWords = (line: Line) => answerText(words, decision, aboutOf(decision, view), line);
  const { seat } = puzzle;
  const scene: TableScene = {
    link,
    table,
    sight,
    names: seatNames(words, table.seats, seat),
    seats: table.seats,
    you: seat,
    choosing,
    read,
    showsPoints,
  };
  const shown = {
    onMenu: () => setOpen('menu'),
    onSide: () => setOpen('side'),
    onSideClose: () => setOpen(null),
    isSideOpen: open === 'side',
  };
  return (
    <PuzzleContext value={{ puzzle, words, answer, lineWords, retry: onRetry }}>
      <SceneProvider scene={scene}>
        {layout === 'narrow' ? <NarrowPuzzle {...shown} /> : <WidePuzzle {...shown} layout={layout} />}
        {open === 'menu' && (
          <Menu
            onClose={() => setOpen(null)}
            onHelp={() => setOpen('keys')}
            wayOut={{ href: '/puzzles', label: words.say('coach.puzzle.all') }}
          />
        )}
        {open === 'keys' && <KeyHelp onClose={() => setOpen(null)} />}
        {sheet !== null && <InspectorSheet id={sheet} onClose={close} />}
      </SceneProvider>
    </PuzzleContext>
  );
}
