import type { CardId } from '@provincia/catalog';
import type { DailyPage, DailyResult, Table } from '@provincia/protocol';
import { useId } from 'react';
import { Link, useLocation } from 'wouter';
import { askName } from '../account/guest/asking.ts';
import { request } from '../api/request.ts';
import { Sign } from '../card/Sign.tsx';
import buttons from '../controls/buttons.module.css';
import texts from '../controls/text.module.css';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useAction } from '../forms/useAction.ts';
import { levelName } from '../home/levels.ts';
import { moment } from '../i18n/dates.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { usedWords } from '../kingdoms/by-the-rules.ts';
import { KingdomGrid } from '../kingdoms/KingdomGrid.tsx';
import styles from './DayPanel.module.css';
import { asSentence, dailySetName, longDay, resultWords } from './daily-words.ts';
import { LeadStrip } from './LeadStrip.tsx';

interface DayPanelProps {
  readonly page: DailyPage;
  readonly again: () => void;
}

/** The kingdom, the state of the own try, and what can be done about it. */
export function DayPanel({ page, again }: DayPanelProps) {
  const translation = useTranslation();
  const { say } = translation;
  const heading = useId();
  const level = levelName(translation, page.level);
  const { own } = page;
  const piles = page.kingdom as readonly CardId[];
  return (
    <section className={styles.day} aria-labelledby={heading}>
      <div className={styles.top}>
        <p className={texts.label}>{longDay(translation, page.day)}</p>
        <h2 id={heading}>{dailySetName(translation, page.set)}</h2>
        <p className={styles.words}>{say('ui.daily.begins', { who: page.begins, level })}</p>
        {own?.result && <Result page={page} result={own.result} level={level} again={again} />}
        {own?.state === 'late' && <p className={styles.words}>{say('ui.daily.late')}</p>}
        <Ways page={page} again={again} />
      </div>
      <KingdomGrid piles={piles} />
      {usedWords(translation, { colonies: page.colonies }, piles).map((words) => (
        <p key={words} className={styles.words}>
          {words}
        </p>
      ))}
    </section>
  );
}

interface ResultProps extends DayPanelProps {
  readonly result: DailyResult;
  readonly level: string;
}

function Result({ page: { players }, result, level, again }: ResultProps) {
  const translation = useTranslation();
  const { say } = translation;
  const { place, lead } = result;
  return (
    <div className={styles.result} data-part="own-result">
      <p className={styles.outcome}>
        {asSentence(translation, resultWords(translation, result))}
        {place !== null && <span>{say('ui.daily.place', { place, players })}</span>}
      </p>
      <LeadStrip lead={lead} level={level} />
      {place === null && (
        <p className={styles.name}>
          {say('ui.daily.noPlace')}{' '}
          <button
            type="button"
            className={buttons.link}
            onClick={() => void askName().then(again, () => undefined)}
          >
            {say('ui.daily.chooseName')}
          </button>
        </p>
      )}
    </div>
  );
}

/** To the game that counts, or to one that does not. */
function Ways({ page, again }: DayPanelProps) {
  const translation = useTranslation();
  const { say } = translation;
  const [, goTo] = useLocation();
  const { busy, problem, run } = useAction();
  const { own, isToday, isClosed, day, set, closes } = page;
  const begin = (path: string, body: object) => () =>
    void run(async () => {
      try {
        const { id } = await request<Table>('POST', path, body);
        goTo(`/table/${id}`);
      } catch (reason) {
        // It may have become another day.
        again();
        throw reason;
      }
    });
  const time = moment(translation, closes);
  const canPractise = isClosed || own?.state === 'counted';
  if (own?.state === 'running')
    return (
      <div className={styles.ways}>
        <Link className={buttons.primary} href={`/table/${own.table}`}>
          <Sign name="play" />
          {say('ui.daily.goOn')}
        </Link>
        <Rules time={time} />
      </div>
    );
  return (
    <div className={styles.ways}>
      {isToday && own === null && (
        <>
          <button
            type="button"
            className={buttons.primary}
            aria-busy={busy}
            onClick={begin(`/api/daily/${set}/play`, { day })}
          >
            <Sign name="play" />
            {say('ui.daily.play')}
          </button>
          <Rules time={time} />
        </>
      )}
      {canPractise && (
        <>
          <button
            type="button"
            className={buttons.button}
            aria-busy={busy}
            onClick={begin(`/api/daily/${day}/${set}/practice`, {})}
          >
            <Sign name="play" />
            {say('ui.daily.practise')}
          </button>
          <p className={styles.note}>{say('ui.daily.practiseWhy')}</p>
        </>
      )}
      {!isToday && !canPractise && <p className={styles.note}>{say('ui.daily.notYet', { time })}</p>}
      <ProblemLine problem={problem} />
    </div>
  );
}

/** What has to be known before one begins. */
function Rules({ time }: { readonly time: string }) {
  const { say } = useTranslation();
  return (
    <ul className={styles.rules}>
      <li>{say('ui.daily.ruleOne')}</li>
      <li>{say('ui.daily.ruleTwo', { time })}</li>
    </ul>
  );
}
