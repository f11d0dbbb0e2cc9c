import { isCardId } from '@provincia/catalog';
import type { Lesson } from '@provincia/lessons/lesson';
import { clsx } from 'clsx';
import { Link } from 'wouter';
import { CardWords } from '../card/CardWords.tsx';
import { Field } from '../card/Field.tsx';
import { Sign } from '../card/Sign.tsx';
import buttons from '../controls/buttons.module.css';
import panels from '../controls/panels.module.css';
import texts from '../controls/text.module.css';
import { FirstGameCard } from '../home/newcomers/FirstGameCard.tsx';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Page } from '../shell/Page.tsx';
import styles from './Lessons.module.css';
import { type Progress, useProgress } from './progress.ts';
import { useLessons } from './useLessons.ts';

/** All lessons: where to go on, and what each teaches. */
export default function Lessons() {
  const { say } = useTranslation();
  const lessons = useLessons();
  return (
    <Page title={say('ui.common.learn')} className={styles.page}>
      <header className={styles.head}>
        <h1>{say('ui.common.learn')}</h1>
        <p className={styles.lead}>{say('ui.learn.lead')}</p>
      </header>
      {lessons === null ? (
        <p className={panels.loading}>{say('ui.common.loading')}</p>
      ) : (
        <All lessons={lessons} />
      )}
    </Page>
  );
}

type State = 'done' | 'begun' | 'open';

function stateOf({ trail, isDone }: Progress): State {
  if (trail.length > 1) return 'begun';
  return isDone ? 'done' : 'open';
}

function All({ lessons }: { readonly lessons: readonly Lesson[] }) {
  const { say } = useTranslation();
  const progress = useProgress();
  const done = lessons.filter(({ id }) => progress(id).isDone).length;
  const next =
    lessons.find(({ id }) => stateOf(progress(id)) === 'begun') ??
    lessons.find(({ id }) => !progress(id).isDone);
  return (
    <>
      <div className={styles.first}>
        {next !== undefined && <Next lesson={next} state={stateOf(progress(next.id))} />}
        <FirstGameCard />
      </div>
      <section className={styles.lessons} aria-labelledby="lessons">
        <h2 id="lessons">
          {say('ui.learn.lessons')} <small>{say('ui.learn.progress', { done, count: lessons.length })}</small>
        </h2>
        <ol>
          {lessons.map((lesson) => (
            <Entry key={lesson.id} lesson={lesson} state={stateOf(progress(lesson.id))} />
          ))}
        </ol>
      </section>
    </>
  );
}

interface LessonProps {
  readonly lesson: Lesson;
  readonly state: State;
}

/** The one to take now: that was begun, else the first that was not finished. */
function Next({ lesson, state }: LessonProps) {
  const translation = useTranslation();
  const { say } = translation;
  const { id, number, title, teaches, minutes, card } = lesson;
  return (
    <section className={clsx(panels.high, styles.next)} aria-labelledby="next-lesson">
      {isCardId(card) && <Field id={card} className={styles.field} edge="beside" />}
      <div>
        <small className={texts.label}>
          {say('ui.learn.number', { number })} · {say('ui.learn.minutes', { minutes })}
        </small>
        <h2 id="next-lesson">{title}</h2>
        <p>
          <CardWords text={teaches} translation={translation} />
        </p>
        <Link className={buttons.primary} href={`/learn/${id}`}>
          {say(state === 'begun' ? 'ui.learn.resume' : 'ui.learn.start')}
        </Link>
      </div>
    </section>
  );
}

function Entry({ lesson, state }: LessonProps) {
  const translation = useTranslation();
  const { say } = translation;
  const { id, number, title, teaches, minutes, card } = lesson;
  return (
    <li>
      <Link className={styles.entry} href={`/learn/${id}`} data-state={state}>
        {isCardId(card) && <Field id={card} className={styles.field} edge="beside" />}
        <span className={styles.words}>
          <small>
            {say('ui.learn.number', { number })} · {say('ui.learn.minutes', { minutes })}
          </small>
          <b>{title}</b>
          <span>
            <CardWords text={teaches} translation={translation} />
          </span>
          <small className={styles.state}>
            {state === 'done' && <Sign name="check" />}
            {say(`ui.learn.${state}`)}
          </small>
        </span>
      </Link>
    </li>
  );
}
