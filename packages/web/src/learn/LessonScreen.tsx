import { isReview, type Lesson } from '@provincia/lessons/lesson';
import type { Sight } from '@provincia/protocol';
import { useMemo, useRef } from 'react';
import panels from '../controls/panels.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { askingLink } from '../table/gallery/still-link.ts';
import { type Guide, TableScreen } from '../table/TableScreen.tsx';
import { Bubble } from './Bubble.tsx';
import { LessonMenu } from './LessonMenu.tsx';
import { SampleScreen } from './SampleScreen.tsx';
import type { Taking } from './useLesson.ts';

interface LessonScreenProps {
  readonly lesson: Lesson;
  readonly taking: Taking;
}

/** A lesson: the table or the review it is about, and what it says. */
export function LessonScreen({ lesson, taking }: LessonScreenProps) {
  const { say } = useTranslation();
  const { shown } = taking;
  if (shown === null) return <p className={panels.loading}>{say('ui.common.loading')}</p>;
  const { scene, sight } = shown;
  return (
    <>
      {isReview(scene) ? (
        <SampleScreen title={lesson.title} name={scene.review} />
      ) : (
        sight !== null && <LessonTable key={lesson.scenes.indexOf(scene)} sight={sight} taking={taking} />
      )}
      <Bubble lesson={lesson} taking={taking} />
    </>
  );
}

/** Nobody has a seat there as in a game: there are no hints, and nothing is explained but by the lesson. */
const LESSON = { id: 'lesson', you: null, rated: false } as const;

interface LessonTableProps {
  readonly sight: Sight;
  readonly taking: Taking;
}

function LessonTable({ sight, taking }: LessonTableProps) {
  const { say } = useTranslation();
  const latest = useRef(taking);
  latest.current = taking;
  const { isAsking } = taking;
  const link = useMemo(() => {
    const now = isAsking ? sight : { ...sight, decision: null };
    return askingLink(now, now.events, (picks) => latest.current.answer(picks), LESSON);
  }, [sight, isAsking]);
  const guide: Guide = {
    menu: (actions) => <LessonMenu {...actions} onRestart={taking.restart} />,
    goOn: () => {
      const { step, reply, goOn } = taking;
      const isOpen = reply === null || reply.verdict === 'stay';
      if (isOpen && (step?.answer !== undefined || step?.choose !== undefined)) return false;
      goOn();
      return true;
    },
    note: isAsking || sight.result !== null ? null : say('ui.learn.listen'),
  };
  return <TableScreen link={link} guide={guide} />;
}
