import { type FormEvent, useId } from 'react';
import buttons from '../controls/buttons.module.css';
import inputs from '../controls/inputs.module.css';
import { Section } from '../controls/Section.tsx';
import texts from '../controls/text.module.css';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useAction } from '../forms/useAction.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { isoOf, localTime } from './local-time.ts';
import styles from './Organising.module.css';
import { SureButton } from './SureButton.tsx';
import { useShown } from './tournament-context.ts';
import type { useTournament } from './useTournament.ts';

interface OrganisingProps {
  readonly change: ReturnType<typeof useTournament>['change'];
}

/** What the organiser can do before the start: another time, or not at all. */
export function Organising({ change }: OrganisingProps) {
  const { say } = useTranslation();
  const { startsAt } = useShown();
  const { busy, problem, run } = useAction();
  const time = useId();
  const postpone = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = isoOf(String(new FormData(event.currentTarget).get('time') ?? ''));
    if (wanted !== null) void run(() => change('PATCH', '', { startsAt: wanted }));
  };
  return (
    <Section title={say('ui.tournament.organiser')}>
      <form onSubmit={postpone} className={styles.time}>
        <label htmlFor={time}>
          <span className={texts.caption}>{say('ui.tournament.postpone')}</span>
        </label>
        <span>
          <input
            id={time}
            name="time"
            type="datetime-local"
            className={inputs.input}
            required
            defaultValue={startsAt === null ? '' : localTime(Date.parse(startsAt))}
          />
          <button type="submit" className={buttons.button} aria-busy={busy}>
            {say('ui.tournament.save')}
          </button>
        </span>
      </form>
      <SureButton
        className={buttons.button}
        question={say('ui.tournament.cancelSure')}
        yes={say('ui.tournament.cancel')}
        onYes={() => void run(() => change('POST', '/cancel'))}
      >
        {say('ui.tournament.cancel')}
      </SureButton>
      <ProblemLine problem={problem} />
    </Section>
  );
}
