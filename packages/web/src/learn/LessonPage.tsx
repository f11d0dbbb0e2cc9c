import type { Lesson } from '@provincia/lessons/lesson';
import { useEffect } from 'react';
import { Link, useParams } from 'wouter';
import buttons from '../controls/buttons.module.css';
import panels from '../controls/panels.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Page } from '../shell/Page.tsx';
import { LessonScreen } from './LessonScreen.tsx';
import { Remember } from './Remember.tsx';
import { useLesson } from './useLesson.ts';
import { useLessons } from './useLessons.ts';

/** One lesson, at the table. */
export default function LessonPage() {
  const { say } = useTranslation();
  const { id } = useParams<{ id: string }>();
  const lessons = useLessons();
  if (lessons === null) return <p className={panels.loading}>{say('ui.common.loading')}</p>;
  const lesson = lessons.find((one) => one.id === id);
  return lesson === undefined ? <Missing /> : <Opened key={id} lesson={lesson} lessons={lessons} />;
}

function Missing() {
  const { say } = useTranslation();
  return (
    <Page title={say('ui.common.learn')} className={panels.notice}>
      <h1>{say('ui.learn.missing')}</h1>
      <Link className={buttons.button} href="/learn">
        {say('ui.learn.all')}
      </Link>
    </Page>
  );
}

interface OpenedProps {
  readonly lesson: Lesson;
  readonly lessons: readonly Lesson[];
}

function Opened({ lesson, lessons }: OpenedProps) {
  const taking = useLesson(lesson);
  const isFinished = taking.step === null && taking.reply === null;
  const { title } = lesson;
  // The table has a title of its own, and is told so first.
  useEffect(() => {
    document.title = `${title} · Provincia`;
  });
  if (!isFinished) return <LessonScreen lesson={lesson} taking={taking} />;
  const next = lessons[lessons.indexOf(lesson) + 1];
  return <Remember lesson={lesson} next={next} onAgain={taking.restart} />;
}
