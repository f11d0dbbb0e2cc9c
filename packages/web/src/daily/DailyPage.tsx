import type { DailyToday, DailyPage as Page_ } from '@provincia/protocol';
import { lazy, Suspense } from 'react';
import { Link, useParams, useSearchParams } from 'wouter';
import { CardReader } from '../cards/CardReader.tsx';
import buttons from '../controls/buttons.module.css';
import { LabelledSegment } from '../controls/LabelledSegment.tsx';
import panels from '../controls/panels.module.css';
import { Section } from '../controls/Section.tsx';
import texts from '../controls/text.module.css';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { levelName } from '../home/levels.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { Page } from '../shell/Page.tsx';
import { Boards } from './Boards.tsx';
import { Countdown } from './Countdown.tsx';
import styles from './DailyPage.module.css';
import { DayPanel } from './DayPanel.tsx';
import { dailyLink, dailySetName, shortDay } from './daily-words.ts';
import { Share } from './Share.tsx';
import { useDaily } from './useDaily.ts';

/** It brings the words and the worker of the coach. */
const CoachLine = lazy(() => import('./CoachLine.tsx'));

/** The kingdom of today or of another day, for everybody the same. */
export default function DailyPage() {
  const translation = useTranslation();
  const { say } = translation;
  const { day } = useParams<{ day?: string }>();
  const [search, setSearch] = useSearchParams();
  const set = search.get('set') ?? 'all';
  const { today, page, problem, again } = useDaily(day, set);
  const sets = today?.sets.map((one) => one.set) ?? [];
  return (
    <Page title={say('ui.daily.title')} className={styles.page}>
      <header className={styles.head}>
        <h1>{say('ui.daily.title')}</h1>
        <p className={styles.lead}>
          {say('ui.daily.lead', { level: levelName(translation, page?.level ?? 'hard') })}
        </p>
      </header>
      <LabelledSegment
        label={say('ui.daily.ofSet')}
        options={sets.map((value) => ({ value, label: dailySetName(translation, value) }))}
        value={set}
        onChange={(value) => setSearch(value === 'all' ? {} : { set: value }, { replace: true })}
      />
      {page === null || today === null ? (
        problem === null && <p className={panels.loading}>{say('ui.common.loading')}</p>
      ) : (
        <Shown key={`${page.day} ${page.set}`} page={page} today={today} again={again} />
      )}
      <ProblemLine problem={problem} />
    </Page>
  );
}

interface ShownProps {
  readonly page: Page_;
  readonly today: DailyToday;
  readonly again: () => void;
}

function Shown({ page, today, again }: ShownProps) {
  const translation = useTranslation();
  const { say } = translation;
  const { own, day, set, players, isToday } = page;
  const level = levelName(translation, page.level);
  const result = own?.result ?? null;
  return (
    <>
      <div className={styles.first}>
        <CardReader>
          <DayPanel page={page} again={again} />
        </CardReader>
        <div className={styles.side}>
          <Days page={page} today={today} again={again} />
          {result !== null && (
            <Section title={say('ui.daily.shareTitle')}>
              <Share shared={{ day, set, result, players, level }} />
            </Section>
          )}
          {own !== null && result !== null && !isToday && (
            <Section title={say('ui.daily.coach')}>
              <Suspense fallback={<p>{say('ui.common.loading')}</p>}>
                <CoachLine table={own.table} plan={result.rivalPlan} level={page.level} />
              </Suspense>
            </Section>
          )}
        </div>
      </div>
      <Boards page={page} />
    </>
  );
}

/** When the next one comes, how many days in a row there were, and the ways to other days. */
function Days({ page, today, again }: ShownProps) {
  const translation = useTranslation();
  const { say } = translation;
  const { set, before, after, isToday } = page;
  const { now, longest } = today.streak;
  const figures = [
    [say('ui.daily.streak'), say('ui.daily.days', { days: now })],
    [say('ui.daily.longest'), say('ui.daily.days', { days: longest })],
  ];
  return (
    <section className={styles.days} aria-label={say('ui.daily.title')}>
      <dl className={texts.figures}>
        <div>
          <dt>{say('ui.daily.next')}</dt>
          <dd>
            <Countdown until={today.next} onEnd={again} />
          </dd>
        </div>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <nav className={styles.others}>
        {before !== null && (
          <Link className={buttons.underlined} href={dailyLink(before, set)}>
            ← {shortDay(translation, before)}
          </Link>
        )}
        {!isToday && (
          <Link className={buttons.underlined} href={after === null ? '/daily' : dailyLink(after, set)}>
            {shortDay(translation, after ?? today.day)} →
          </Link>
        )}
      </nav>
    </section>
  );
}
