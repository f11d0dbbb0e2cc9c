import { MOST_VACATION, type Vacation, YEARLY_VACATION } from '@provincia/protocol';
import { type FormEvent, useId, useState } from 'react';
import { request } from '../api/request.ts';
import { useReply } from '../api/useLoaded.ts';
import buttons from '../controls/buttons.module.css';
import inputs from '../controls/inputs.module.css';
import { Section } from '../controls/Section.tsx';
import sheet from '../controls/sheet.module.css';
import texts from '../controls/text.module.css';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useAction } from '../forms/useAction.ts';
import { day } from '../i18n/dates.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import styles from './VacationPart.module.css';

const DAY = 24 * 3_600_000;

/** When somebody does not play by the day, and how much of that there is. */
export function VacationPart() {
  const translation = useTranslation();
  const { say } = translation;
  const { value, problem: missing, again } = useReply<Vacation>('/api/me/vacation');
  const { busy, problem, run } = useAction();
  const change = (method: 'POST' | 'DELETE', body?: { until: string }) =>
    run(async () => {
      await request(method, '/api/me/vacation', body);
      await again();
    });
  return (
    <Section title={say('ui.byDay.vacation')}>
      <p className={sheet.aside}>
        {say('ui.byDay.vacationHelp', { most: MOST_VACATION, yearly: YEARLY_VACATION })}
      </p>
      {value?.until == null ? (
        <Begin left={value?.left ?? 0} isBusy={busy} onBegin={(until) => change('POST', { until })} />
      ) : (
        <>
          <p className={sheet.status} role="status">
            {say('ui.byDay.vacationNow', { date: day(translation, value.until) })}
          </p>
          <button type="button" className={buttons.button} aria-busy={busy} onClick={() => change('DELETE')}>
            {say('ui.byDay.vacationEnd')}
          </button>
        </>
      )}
      <ProblemLine problem={problem ?? missing} />
    </Section>
  );
}

interface BeginProps {
  readonly left: number;
  readonly isBusy: boolean;
  readonly onBegin: (until: string) => void;
}

function Begin({ left, isBusy, onBegin }: BeginProps) {
  const { say } = useTranslation();
  const id = useId();
  const [until, setUntil] = useState('');
  // The chosen day counts as a whole, so one day less can be chosen than there are.
  const days = Math.floor(Math.min(left, MOST_VACATION)) - 1;
  const begin = (event: FormEvent) => {
    event.preventDefault();
    onBegin(endOf(until));
  };
  return (
    <form className={styles.begin} onSubmit={begin}>
      <p>{say('ui.byDay.vacationLeft', { days: Math.floor(left) })}</p>
      <label htmlFor={id} className={texts.caption}>
        {say('ui.byDay.vacationUntil')}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          className={inputs.input}
          type="date"
          required
          min={dateAfter(0)}
          max={dateAfter(Math.max(0, days))}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
        <button type="submit" className={buttons.button} aria-busy={isBusy}>
          {say('ui.byDay.vacationStart')}
        </button>
      </div>
    </form>
  );
}

/** "2026-03-01", so many days from today. */
function dateAfter(days: number): string {
  const then = new Date(Date.now() + days * DAY);
  const parts = [then.getFullYear(), then.getMonth() + 1, then.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** The last moment of a day, as the clock of the player's device has it. */
function endOf(date: string): string {
  const [year, month, of] = date.split('-').map(Number);
  return new Date(year, month - 1, of, 23, 59, 59).toISOString();
}
