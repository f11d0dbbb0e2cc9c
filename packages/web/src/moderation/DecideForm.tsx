import type { ModerationCase } from '@provincia/protocol';
import { type FormEvent, useState } from 'react';
import buttons from '../controls/buttons.module.css';
import inputs from '../controls/inputs.module.css';
import texts from '../controls/text.module.css';
import { FormField } from '../forms/FormField.tsx';
import { ProblemLine } from '../forms/ProblemLine.tsx';
import { useAction } from '../forms/useAction.ts';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { act } from './acts.ts';
import styles from './Moderation.module.css';

const actions = ['dismiss', 'warning', 'rename', 'silence', 'no-rated', 'suspension'] as const;
const spans = ['1', '3', '7', '30', 'good'] as const;

interface DecideFormProps {
  readonly about: ModerationCase;
  readonly onDone: () => Promise<void>;
}

/** What is done about somebody, for how long, and why. It deals with all their open reports. */
export function DecideForm({ about: { person, reports }, onDone }: DecideFormProps) {
  const { say } = useTranslation();
  const [what, setWhat] = useState<(typeof actions)[number]>('dismiss');
  const [span, setSpan] = useState<(typeof spans)[number]>('3');
  const { busy, problem, run } = useAction();
  const decide = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '');
    const common = { person, reports: reports.map(({ id }) => id), reason };
    void run(async () => {
      if (what === 'dismiss' || what === 'warning' || what === 'rename') await act({ do: what, ...common });
      else await act({ do: what, ...common, days: span === 'good' ? null : Number(span) });
      await onDone();
    });
  };
  return (
    <form className={styles.deciding} onSubmit={decide}>
      <label>
        <span className={texts.caption}>{say('ui.community.action')}</span>
        <select
          className={inputs.input}
          value={what}
          onChange={({ target }) => setWhat(target.value as typeof what)}
        >
          {actions.map((one) => (
            <option key={one} value={one}>
              {say(`ui.community.actions.${one}`)}
            </option>
          ))}
        </select>
      </label>
      {['silence', 'no-rated', 'suspension'].includes(what) && (
        <label>
          <span className={texts.caption}>{say('ui.community.howLong')}</span>
          <select
            className={inputs.input}
            value={span}
            onChange={({ target }) => setSpan(target.value as typeof span)}
          >
            {spans.map((one) => (
              <option key={one} value={one}>
                {one === 'good'
                  ? say('ui.community.forGood')
                  : say('ui.community.days', { count: Number(one) })}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className={styles.why}>
        <FormField
          name="reason"
          label={say('ui.community.why')}
          help={say('ui.community.whyHelp')}
          required
          minLength={3}
          maxLength={300}
          autoComplete="off"
        />
      </div>
      <button type="submit" className={buttons.primary} aria-busy={busy}>
        {say('ui.community.doIt')}
      </button>
      <ProblemLine problem={problem} />
    </form>
  );
}
